import { ClaimRow } from "../../bands/claim-row";
import { FirstCall } from "../../bands/first-step";
import { Breadcrumbs } from "../../components/breadcrumbs";
import { Picture } from "../../components/picture";
import type { PlacedPicture } from "../../components/placed-picture";
import { Label } from "../../components/section";
import { StatFigure } from "../../components/stat";
import { getClaims } from "../../content/claims";
import { about } from "../../content/content";
import { site } from "../../site";

const teamPicture: PlacedPicture = {
  name: "team-work",
  // Half of the screen, or the width that the height of the band requires at 4:3.
  sizes: "(min-width: 64rem) max(50vw, 63.5rem), 100vw",
};

/** Text on the left; the picture fills the right half, up to the edge of the screen. */
export function AboutHero() {
  const { label, heading, lead } = about.intro;
  return (
    <div className="relative border-line border-b lg:flex lg:min-h-[46rem]">
      <div className="wrap flex flex-col pt-6">
        <div className="lg:w-1/2 lg:pr-16">
          <Breadcrumbs />
          <div className="mt-[clamp(2rem,6vw,6rem)]">
            <Label>{label}</Label>
          </div>
          <h1 className="display mt-4 text-title-1">{heading}</h1>
          <p className="mt-7 mb-6 lede text-lead text-muted">{lead}</p>
          <FirstCall />
        </div>
        <div className="max-lg:-mx-gutter max-lg:mt-10 lg:absolute lg:inset-y-0 lg:right-0 lg:left-1/2 print:hidden">
          <Picture
            {...teamPicture}
            alt={about.teamImageAlt}
            priority
            className="aspect-4/3 rounded-none! md:max-lg:aspect-3/2 md:max-lg:object-[50%_12%] lg:aspect-auto lg:size-full"
          />
        </div>
        <ClaimRow
          claims={getClaims(...about.figures)}
          className="mt-auto lg:w-1/2 lg:pt-12 lg:pr-16 lg:pb-6"
        >
          <StatFigure value={String(site.foundedYear)} label="founded" />
        </ClaimRow>
      </div>
    </div>
  );
}
