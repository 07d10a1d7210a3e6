import { ClaimLink } from "../../components/claim-link";
import { TextLink } from "../../components/text-link";
import { claimPath } from "../../lib/paths";
import { useContent, useWords } from "../../lib/use-words";
import { percent } from "../../visualization/figures";
import type { BandProps } from "../component-of";

type Measured = NonNullable<BandProps<"closing-call">["measured"]>;

/** A card of claims, each as a bar against the whole if it has one, with what it measures. */
export function MeasuredClaims({ heading, figures }: Measured) {
  const { figures: words } = useWords();
  const ledger = claimPath(useContent());
  return (
    <section
      aria-label={heading}
      className="rounded-card border border-line bg-raised p-6 sm:p-8 lg:p-12"
    >
      <div className="mb-10 flex flex-wrap items-baseline justify-between gap-x-8 gap-y-4">
        <h3 className="display text-title-3">{heading}</h3>
        {ledger && (
          <TextLink href={ledger} className="text-small">
            {words.howMeasured}
          </TextLink>
        )}
      </div>
      <dl
        className="grid gap-x-12 gap-y-10 md:grid-cols-[repeat(var(--figures),minmax(0,1fr))]"
        style={{ "--figures": figures.length }}
      >
        {figures.map(({ claim: { id, value, number, scope }, label, outOf }) => (
          <div key={id} className="relative flex flex-col">
            <dt className="order-2 mt-4 font-medium">
              <ClaimLink claim={id}>{label}</ClaimLink>
            </dt>
            <dd data-claim={id} className="display text-title-1">
              {value}
              {outOf && number !== undefined && (
                <svg aria-hidden="true" className="mt-4 block h-2.5 w-full">
                  <rect width="100%" height="10" className="fill-line" />
                  <rect
                    data-grow
                    width={percent((number / outOf) * 100)}
                    height="10"
                    className="fill-text"
                  />
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
