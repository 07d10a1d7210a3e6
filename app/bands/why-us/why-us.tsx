import { ButtonLink } from "../../components/button";
import { StatFigure } from "../../components/stat";
import { getClaim, getClaims } from "../../content/claims";
import { servicePage } from "../../content/content";
import type { ServiceWithSchedule } from "../../content/types";
import { classNames } from "../../lib/class-names";
import { contactPath } from "../../lib/paths";

const { heading, text, figures } = servicePage.whyChoose;

/** The firm's figures in large type, and those of the service if it has any. */
export function WhyChooseUs({ service }: { service: ServiceWithSchedule & { id: string } }) {
  const claims = [
    ...figures.map(({ claim, label }) => ({ ...getClaim(claim), label })),
    ...getClaims(...(service.figures ?? [])),
  ];
  return (
    <section aria-labelledby="why-heading" className="wrap pb-band print:hidden">
      <div className="twelve gap-y-12 border-text border-t pt-5">
        <div className="flex flex-col justify-between gap-6 lg:col-span-8">
          <h2 id="why-heading" className="display text-title-2">
            {heading}
          </h2>
          <dl
            className={classNames(
              "grid gap-6",
              claims.length > 3 ? "grid-cols-2 sm:grid-cols-4" : "xs:grid-cols-3",
            )}
          >
            {claims.map(({ id, value, label }) => (
              <StatFigure key={id} value={value} label={label} claim={id} />
            ))}
          </dl>
        </div>
        <div className="lg:col-span-4">
          <p className="mb-6 lede text-muted">{text}</p>
          <ButtonLink href={contactPath(service.id)} arrow>
            Schedule a Consultation
          </ButtonLink>
        </div>
      </div>
    </section>
  );
}
