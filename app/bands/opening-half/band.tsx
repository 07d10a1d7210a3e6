import { Breadcrumbs } from "../../components/breadcrumbs";
import { Picture } from "../../components/picture";
import { LabeledHeading } from "../../components/section";
import { StatFigure } from "../../components/stat";
import { pictureName } from "../../content/page-pictures";
import { useSite, useWords } from "../../lib/use-words";
import { ClaimRow } from "../claim-row";
import type { BandProps } from "../component-of";
import { FirstCall } from "../first-step";

/** Text on the left; the picture fills the right half, up to the edge of the screen. */
export default function OpeningHalf({
  section,
  label,
  heading,
  lead,
  image,
  imageAlt,
  phoneCrop,
  figures,
  showsYear,
}: BandProps<"opening-half">) {
  const { foundedYear } = useSite();
  const year = showsYear && foundedYear;
  const { figures: words } = useWords();
  const name = pictureName(image);
  return (
    <div id={section.anchor} className="relative border-line border-b xl:flex xl:min-h-[46rem]">
      <div className="wrap flex flex-col pt-5">
        <div className="xl:w-1/2 xl:pr-16">
          {section.level === 1 && <Breadcrumbs />}
          <div className="mt-5">
            <LabeledHeading {...section} label={label} className="text-title-1">
              {heading}
            </LabeledHeading>
          </div>
          <p className="my-6 lede text-lead text-muted">{lead}</p>
          <FirstCall />
        </div>
        <div className="max-xl:-mx-gutter max-xl:mt-10 xl:absolute xl:inset-y-0 xl:right-0 xl:left-1/2 print:hidden">
          <Picture
            name={name}
            phone={phoneCrop && `${name}-phone`}
            // Half of the screen, or the width that the height of the band requires at 4:3.
            sizes="(min-width: 80rem) max(50vw, 63.5rem), 100vw"
            alt={imageAlt}
            priority
            className="aspect-4/3 rounded-none! md:max-xl:aspect-3/2 xl:aspect-auto xl:size-full"
          />
        </div>
        {(figures.length > 0 || year) && (
          <ClaimRow
            claims={figures}
            className="stat-pairs mt-auto xl:w-1/2 xl:pt-12 xl:pr-16 xl:pb-6"
          >
            {year && <StatFigure value={String(year)} label={words.founded} />}
          </ClaimRow>
        )}
      </div>
    </div>
  );
}
