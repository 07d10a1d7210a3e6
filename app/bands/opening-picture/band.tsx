import { Badge } from "../../components/badge";
import { ButtonLink } from "../../components/button";
import { Picture } from "../../components/picture";
import { BandHeading } from "../../components/section";
import { pictureName } from "../../content/page-pictures";
import { classNames } from "../../lib/class-names";
import { useContent, useSite, useWords } from "../../lib/use-words";
import { ClaimRow } from "../claim-row";
import type { BandProps } from "../component-of";
import { DateChoice } from "../date-choice";
import { FirstStep } from "../first-step";

/** How wide it is cut where the height of the window decides (opening-picture.css). */
const byHeight = "min(40.8rem, 144svh - 27.4rem)";

/** Beside each other on a phone too. */
const action = "max-xl:px-3.5 max-xl:text-small max-sm:grow max-[23.5rem]:px-2";

/** The opening of the home page: the question for a date, the plan in place of the picture, figures below. */
export default function OpeningPicture({
  section,
  badge,
  badgeFrom,
  heading,
  lead,
  second,
  more,
  asksDate,
  image,
  imageAlt,
  phoneCrop,
  figures,
}: BandProps<"opening-picture">) {
  const site = useSite();
  const { actions } = useWords();
  const { planBack } = useContent();
  const name = pictureName(image);
  return (
    <div id={section.anchor} className="wrap pt-[clamp(0.625rem,1.6vw,1.5rem)]">
      <div className="flex flex-wrap items-center justify-between gap-x-5 gap-y-1.5">
        {badge && (
          <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-label text-muted">
            <Badge className="text-text">{badge}</Badge>
            {badgeFrom && <span className="max-lg:sr-only">{badgeFrom}</span>}
          </p>
        )}
        <p className="font-medium text-label text-muted">{site.tagline}</p>
      </div>
      <BandHeading {...section} className="display opening-title">
        {heading}
      </BandHeading>
      <div className="opening-grid">
        <div className="flex flex-col gap-(--apart)">
          <p className="opening-lead text-muted">{lead}</p>
          {asksDate && planBack && (
            <>
              <DateChoice weeks={planBack.weeks} className="opening-dates" />
              <p data-plan aria-live="polite" className="sr-only" />
            </>
          )}
          <div className="flex flex-wrap gap-x-2.5 gap-y-2">
            <ButtonLink
              href={site.callToAction.href}
              arrow
              arrowClass="max-xl:hidden"
              className={action}
            >
              {actions.schedule}
            </ButtonLink>
            {second && (
              <ButtonLink href={second.href} variant="secondary" className={action}>
                {second.label}
              </ButtonLink>
            )}
            <FirstStep more={more} />
          </div>
        </div>
        <div className="opening-stage">
          <Picture
            name={name}
            phone={phoneCrop && `${name}-phone`}
            sizes={`(min-width: 85rem) 45rem, (min-width: 64rem) max(54vw, ${byHeight}), max(91vw, 23.5rem)`}
            alt={imageAlt}
            priority
            className="opening-image"
          />
          {asksDate && <figure data-drawing="plan" hidden className="opening-plan on-ink" />}
        </div>
      </div>
      {figures.length > 0 && (
        <ClaimRow
          claims={figures}
          className={classNames(
            "mt-8 border-text border-b",
            figures.length === 3 && "three-figures",
          )}
        />
      )}
    </div>
  );
}
