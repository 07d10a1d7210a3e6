import { ButtonLink } from "../../components/button";
import { ClaimLink } from "../../components/claim-link";
import type { Service } from "../../content/types";
import { classNames } from "../../lib/class-names";
import { contactPath } from "../../lib/paths";
import { useSite, useWords } from "../../lib/use-words";
import type { BandProps } from "../component-of";
import { RelatedServices, Subsection, sideCard } from "../subsection";

/** The first `count` other services, those of the same group first. */
function relatedTo({ id, group }: Service, services: readonly Service[], count: number) {
  const others = services.filter((one) => one.id !== id);
  const isFar = (one: Service) => Number(one.group !== group);
  return others.toSorted((a, b) => isFar(a) - isFar(b)).slice(0, count);
}

type AtAGlanceProps = Pick<
  BandProps<"service-text">,
  "section" | "service" | "services" | "quickInfo" | "related" | "getInTouch"
> & {
  /** Below a short text, in columns, instead of beside it. */
  isBelow: boolean;
};

/** Last in source order; beside the text on wide screens, where the call stays in sight. */
export function AtAGlance({
  section: { again },
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
        "paper-aside grid content-start gap-x-7 gap-y-10 print:grid-cols-1",
        items.length > 0 && others.length > 0 && "md:max-lg:grid-cols-2",
        isBelow
          ? "lg:auto-cols-fr lg:grid-flow-col"
          : "lg:grid-rows-[auto_auto_1fr] wide:col-start-2 wide:row-start-1",
      )}
    >
      {items.length > 0 && (
        <Subsection id={`quick-heading${again}`} heading={heading}>
          <dl className="border-line border-b">
            {items.map(({ term, text, claim }) => (
              <div
                key={term}
                className="relative grid-cols-[7rem_1fr] gap-3 border-line border-t py-2.5 text-small max-md:grid"
              >
                <dt className="font-medium">
                  {claim ? <ClaimLink claim={claim.id}>{term}</ClaimLink> : term}
                </dt>
                <dd data-claim={claim?.id} className="text-muted">
                  {text}
                </dd>
              </div>
            ))}
          </dl>
        </Subsection>
      )}
      {related && others.length > 0 && (
        <RelatedServices {...related} again={again} service={service} others={others} />
      )}
      {getInTouch && (
        <section
          aria-labelledby={`touch-heading${again}`}
          className={classNames(
            sideCard,
            "flex flex-wrap items-center justify-between gap-5 self-start p-6 md:max-lg:col-span-full print:hidden",
            !isBelow && "lg:sticky lg:top-[calc(6rem+var(--ribbon,0px))]",
          )}
        >
          <div>
            <h2 id={`touch-heading${again}`} className="display mb-2 text-title-3">
              {getInTouch.heading}
            </h2>
            <p className="text-muted text-small">{getInTouch.text}</p>
          </div>
          <ButtonLink href={contactPath(site, service.id)}>{actions.contact}</ButtonLink>
        </section>
      )}
    </aside>
  );
}
