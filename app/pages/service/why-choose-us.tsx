import { ButtonLink } from "../../components/button";
import { ClaimLink } from "../../components/claim-link";
import { StatFigure } from "../../components/stat";
import type { ServiceView } from "./view";

type WhyChooseUsProps = ServiceView["whyChoose"] & Pick<ServiceView, "contact">;

/** The firm's claims, one per line. */
function Claims({ claims }: Pick<WhyChooseUsProps, "claims">) {
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
export function WhyChooseUs({ heading, text, promises, claims, contact }: WhyChooseUsProps) {
  return (
    <section aria-labelledby="why-heading" className="wrap pb-band print:hidden">
      <div className="twelve gap-y-12 border-text border-t pt-8">
        <div className="lg:col-span-7">
          <h2 id="why-heading" className="display text-title-2">
            {heading}
          </h2>
          <p className="mt-4 mb-6 lede text-muted">{text}</p>
          <ButtonLink href={contact} arrow>
            Schedule a Consultation
          </ButtonLink>
        </div>
        <dl className="grid gap-x-7 gap-y-6 sm:grid-cols-2 lg:col-span-8 [&_dt]:text-balance">
          {promises.map((promise) => (
            <StatFigure key={promise.value} {...promise} />
          ))}
        </dl>
        <Claims claims={claims} />
      </div>
    </section>
  );
}
