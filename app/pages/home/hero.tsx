import { href } from "react-router";
import { ClaimRow } from "../../bands/claim-row";
import { Badge } from "../../components/badge";
import { ButtonLink } from "../../components/button";
import { Picture } from "../../components/picture";
import type { PlacedPicture } from "../../components/placed-picture";
import { getClaims } from "../../content/claims";
import { home } from "../../content/content";
import { site } from "../../site";

const heroPicture: PlacedPicture = {
  name: "hero-banner",
  phone: "hero-banner-phone",
  sizes: "(min-width: 83rem) 50rem, (min-width: 64rem) 61vw, 91vw",
};

export function HomeHero() {
  const { imageAlt, badge, badgeFrom, heading, lead } = home.hero;
  return (
    <div className="wrap pt-[clamp(2rem,5vw,4.5rem)]">
      <div className="flex flex-wrap items-center justify-between gap-x-5 gap-y-3">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-label text-muted">
          <Badge className="text-text">{badge}</Badge>
          {badgeFrom}
        </p>
        <p className="font-medium text-label text-muted">{site.tagline}</p>
      </div>
      <h1 className="display mt-6 text-hero">{heading}</h1>
      <div className="mt-[clamp(2rem,4vw,3.25rem)] twelve gap-y-9">
        <div className="flex flex-col justify-between gap-9 lg:col-span-4">
          <p className="lede text-lead text-muted xl:text-title-4 xl:leading-[1.45]">{lead}</p>
          <div className="flex flex-wrap gap-3.5">
            <ButtonLink href={href("/contact")} arrow>
              Schedule a Consultation
            </ButtonLink>
            <ButtonLink href={href("/services")} variant="secondary">
              View Solutions
            </ButtonLink>
          </div>
        </div>
        <Picture
          {...heroPicture}
          alt={imageAlt}
          priority
          className="aspect-4/3 md:aspect-16/9 lg:col-span-8 lg:min-h-full"
        />
      </div>
      <ClaimRow claims={getClaims(...home.heroPanel)} className="mt-8 border-text border-b" />
    </div>
  );
}
