import { ButtonLink } from "../../components/button";
import { ClaimLink } from "../../components/claim-link";
import { servicePage } from "../../content/content";
import { relatedServices } from "../../content/services";
import type { ServiceWithSchedule } from "../../content/types";
import { contactPath } from "../../lib/paths";
import { RelatedServices } from "../list-section";

const { quickInfo, getInTouch } = servicePage;

interface QuickFact {
  term: string;
  text: string;
  claim?: string;
}

/** Starts with the first result, which follows the schedule; facts common to all services are mixed in. */
function quickFacts({
  quickInfo: { firstResult, team, weAsk, usual },
  industries,
}: ServiceWithSchedule): QuickFact[] {
  const [implementation, ...others] = quickInfo.items;
  return [
    { term: "First result", text: `Week ${firstResult.week}: ${firstResult.text}` },
    implementation,
    { term: "Team", text: team },
    { term: "What we ask of you", text: weAsk },
    ...others,
    ...(usual ? [{ term: "Usual here", text: usual }] : []),
    { term: "Industries", text: industries.join(", ") },
  ];
}

/** Last in source order; beside the text on wide screens. */
export function AtAGlance({ service }: { service: ServiceWithSchedule & { id: string } }) {
  return (
    <aside
      aria-label="At a glance"
      className="grid content-start gap-x-7 gap-y-12 md:max-lg:grid-cols-2 print:grid-cols-1 wide:col-start-2 wide:row-start-1"
    >
      <section aria-labelledby="quick-heading">
        <h2 id="quick-heading" className="display mb-5 text-title-3">
          {quickInfo.heading}
        </h2>
        <dl className="border-line border-b">
          {quickFacts(service).map(({ term, text, claim }) => (
            <div key={term} className="relative border-line border-t py-3 text-small">
              <dt className="font-medium">
                {claim ? <ClaimLink claim={claim}>{term}</ClaimLink> : term}
              </dt>
              <dd data-claim={claim} className="text-muted">
                {text}
              </dd>
            </div>
          ))}
        </dl>
      </section>
      <RelatedServices services={relatedServices(service.id)} />
      <section
        aria-labelledby="touch-heading"
        className="grid items-end gap-6 border-text border-t md:max-lg:col-span-full md:max-lg:grid-cols-[1fr_auto]"
      >
        <div className="pt-5">
          <h2 id="touch-heading" className="display mb-3 text-title-3">
            {getInTouch.heading}
          </h2>
          <p className="text-balance text-muted text-small">{getInTouch.text}</p>
        </div>
        <ButtonLink href={contactPath(service.id)} variant="secondary">
          Contact Us
        </ButtonLink>
      </section>
    </aside>
  );
}
