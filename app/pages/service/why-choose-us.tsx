import { ButtonLink } from "../../components/button";
import { ClaimLink } from "../../components/claim-link";
import { StatFigure } from "../../components/stat";
import { getClaims } from "../../content/claims";
import { servicePage } from "../../content/content";
import type { Claim, ServiceWithSchedule } from "../../content/types";
import { contactPath } from "../../lib/paths";

const { heading, text, figures, ...promised } = servicePage.whyChoose;

/** The handover and the first result, as figures. */
function promises({ schedule: { handover }, quickInfo: { firstResult } }: ServiceWithSchedule) {
  return [
    { value: `Day ${handover.day}`, label: promised.handover.replace("{handover}", handover.name) },
    {
      value: `Week ${firstResult.week}`,
      label: promised.firstResult.replace("{result}", firstResult.text),
    },
  ];
}

/** The firm's claims, one per line. */
function Claims({ claims }: { claims: readonly Claim[] }) {
  return (
    <dl className="border-line border-b lg:col-span-4 lg:col-start-9 lg:row-span-2 lg:row-start-1 lg:self-end">
      {claims.map(({ id, value, label }) => (
        <div
          key={id}
          className="relative grid grid-cols-[6.25rem_1fr] items-center border-line border-t py-3"
        >
          <dt className="order-1 text-muted text-small">
            <ClaimLink claim={id}>{label}</ClaimLink>
          </dt>
          <dd data-claim={id} className="display text-title-3">
            {value}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** What this service promises, in large type, next to the firm's general claims. */
export function WhyChooseUs({ service }: { service: ServiceWithSchedule & { id: string } }) {
  return (
    <section aria-labelledby="why-heading" className="wrap pb-band print:hidden">
      <div className="twelve gap-y-12 border-text border-t pt-8">
        <div className="lg:col-span-7">
          <h2 id="why-heading" className="display text-title-2">
            {heading}
          </h2>
          <p className="mt-4 mb-6 lede text-muted">{text}</p>
          <ButtonLink href={contactPath(service.id)} arrow>
            Schedule a Consultation
          </ButtonLink>
        </div>
        <dl className="grid gap-x-7 gap-y-6 sm:grid-cols-2 lg:col-span-8 [&_dt]:text-balance">
          {promises(service).map((promise) => (
            <StatFigure key={promise.value} {...promise} />
          ))}
        </dl>
        <Claims claims={getClaims(...figures, ...(service.figures ?? []))} />
      </div>
    </section>
  );
}
