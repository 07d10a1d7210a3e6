import { ButtonLink } from "../../components/button";
import { ClaimLink } from "../../components/claim-link";
import type { Service } from "../../content/types";
import { classNames } from "../../lib/class-names";
import { contactPath } from "../../lib/paths";
import { useSite, useWords } from "../../lib/use-words";
import type { BandProps } from "../component-of";
import { RelatedServices } from "../list-section";

/** The first `count` other services, those of the same group first. */
function relatedTo({ id, group }: Service, services: readonly Service[], count: number) {
  const others = services.filter((one) => one.id !== id);
  const isFar = (one: Service) => Number(one.group !== group);
  return others.toSorted((a, b) => isFar(a) - isFar(b)).slice(0, count);
}

type AtAGlanceProps = Pick<
  BandProps<"service-text">,
  "service" | "services" | "quickInfo" | "related" | "getInTouch"
> & {
  /** Below a short text, in columns, instead of beside it. */
  isBelow: boolean;
};

/** Last in source order; beside the text on wide screens. */
export function AtAGlance({
  service,
  services,
  quickInfo: { heading, items },
  related,
  getInTouch,
  isBelow,
}: AtAGlanceProps) {
  const site = useSite();
  const { actions, service: words } = useWords();
  const others = relatedTo(service, services, related?.count ?? 0);
  if (!items.length && !others.length && !getInTouch) return null;
  return (
    <aside
      aria-label={words.atAGlance}
      className={classNames(
        "grid content-start gap-x-7 gap-y-12 print:grid-cols-1",
        items.length > 0 && others.length > 0 && "md:max-lg:grid-cols-2",
        isBelow ? "lg:auto-cols-fr lg:grid-flow-col" : "wide:col-start-2 wide:row-start-1",
      )}
    >
      {items.length > 0 && (
        <section aria-labelledby="quick-heading">
          <h2 id="quick-heading" className="display mb-5 text-title-3">
            {heading}
          </h2>
          <dl className="border-line border-b">
            {items.map(({ term, text, claim }) => (
              <div key={term} className="relative border-line border-t py-3 text-small">
                <dt className="font-medium">
                  {claim ? <ClaimLink claim={claim.id}>{term}</ClaimLink> : term}
                </dt>
                <dd data-claim={claim?.id} className="text-muted">
                  {text}
                </dd>
              </div>
            ))}
          </dl>
        </section>
      )}
      {related && others.length > 0 && (
        <RelatedServices heading={related.heading} services={others} />
      )}
      {getInTouch && (
        <section
          aria-labelledby="touch-heading"
          className={classNames(
            "grid content-start items-end gap-6 border-text md:max-lg:col-span-full md:max-lg:grid-cols-[1fr_auto]",
            isBelow ? "max-lg:border-t" : "border-t",
          )}
        >
          <div className={isBelow ? "max-lg:pt-5" : "pt-5"}>
            <h2 id="touch-heading" className="display mb-3 text-title-3">
              {getInTouch.heading}
            </h2>
            <p className="text-balance text-muted text-small">{getInTouch.text}</p>
          </div>
          <ButtonLink href={contactPath(site, service.id)} variant="secondary">
            {actions.contact}
          </ButtonLink>
        </section>
      )}
    </aside>
  );
}
