import { ClaimLink } from "../../components/claim-link";
import { TextLink } from "../../components/text-link";
import { getClaim } from "../../content/claims";
import { content, testimonialsPage as page } from "../../content/content";
import { claimPath } from "../../lib/paths";
import { shareOf } from "./share";

function measuredClaim({ claim, label }: (typeof page.figures)[number]) {
  const { id, value, scope } = getClaim(claim);
  return { id, value, label, scope, share: shareOf(value) };
}

/** A card of claims, each as a bar against the whole if it has one, with what it measures. */
export function MeasuredClaims() {
  return (
    <section
      aria-labelledby="measured-heading"
      className="rounded-card border border-line bg-raised p-6 sm:p-8 lg:p-12"
    >
      <div className="mb-10 flex flex-wrap items-baseline justify-between gap-x-8 gap-y-4">
        <h3 id="measured-heading" className="display text-title-3">
          {page.figuresHeading}
        </h3>
        <TextLink href={claimPath(content)} className="text-small">
          How we measure
        </TextLink>
      </div>
      <dl className="grid gap-x-12 gap-y-10 md:grid-cols-3">
        {page.figures.map(measuredClaim).map(({ id, value, label, scope, share }) => (
          <div key={id} className="relative flex flex-col">
            <dt className="order-2 mt-4 font-medium">
              <ClaimLink claim={id}>{label}</ClaimLink>
            </dt>
            <dd data-claim={id} className="display text-title-1">
              {value}
              {share && (
                <svg aria-hidden="true" className="mt-4 block h-2.5 w-full">
                  <rect width="100%" height="10" className="fill-line" />
                  <rect data-grow width={share} height="10" className="fill-text" />
                </svg>
              )}
            </dd>
            <dd className="order-3 mt-1 text-muted text-small">{scope}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
