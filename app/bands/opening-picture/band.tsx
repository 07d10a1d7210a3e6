import { Badge } from "../../components/badge";
import { ButtonLink } from "../../components/button";
import { Picture } from "../../components/picture";
import { BandHeading } from "../../components/section";
import { pictureName } from "../../content/page-pictures";
import { useSite, useWords } from "../../lib/use-words";
import { ClaimRow } from "../claim-row";
import type { BandProps } from "../component-of";

/** The opening of the home page: everything above the picture, its figures below. */
export default function OpeningPicture({
  section,
  badge,
  badgeFrom,
  heading,
  lead,
  second,
  image,
  imageAlt,
  phoneCrop,
  figures,
}: BandProps<"opening-picture">) {
  const site = useSite();
  const { actions } = useWords();
  const name = pictureName(image);
  return (
    <div id={section.anchor} className="wrap pt-[clamp(2rem,5vw,4.5rem)]">
      <div className="flex flex-wrap items-center justify-between gap-x-5 gap-y-3">
        {badge && (
          <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-label text-muted">
            <Badge className="text-text">{badge}</Badge>
            {badgeFrom}
          </p>
        )}
        <p className="font-medium text-label text-muted">{site.tagline}</p>
      </div>
      <BandHeading {...section} className="display mt-6 text-hero">
        {heading}
      </BandHeading>
      <div className="mt-[clamp(2rem,4vw,3.25rem)] twelve gap-y-9">
        <div className="flex flex-col justify-between gap-9 lg:col-span-4">
          <p className="lede text-lead text-muted xl:text-title-4 xl:leading-[1.45]">{lead}</p>
          <div className="flex flex-wrap gap-3.5">
            <ButtonLink href={site.callToAction.href} arrow>
              {actions.schedule}
            </ButtonLink>
            {second && (
              <ButtonLink href={second.href} variant="secondary">
                {second.label}
              </ButtonLink>
            )}
          </div>
        </div>
        <Picture
          name={name}
          phone={phoneCrop && `${name}-phone`}
          sizes="(min-width: 83rem) 50rem, (min-width: 64rem) 61vw, 91vw"
          alt={imageAlt}
          priority
          className="aspect-4/3 md:aspect-16/9 lg:col-span-8 lg:min-h-full"
        />
      </div>
      {figures.length > 0 && <ClaimRow claims={figures} className="mt-8 border-text border-b" />}
    </div>
  );
}
