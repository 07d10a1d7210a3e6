import { ClaimRow } from "../../bands/claim-row";
import { ButtonLink } from "../../components/button";
import type { CatalogView } from "./view";

type WhyChooseUsProps = CatalogView["whyChoose"] & Pick<CatalogView, "contact">;

export function WhyChooseUs({ heading, text, claims, contact }: WhyChooseUsProps) {
  return (
    <section aria-labelledby="why-heading" className="wrap pb-band print:hidden">
      <div className="grid gap-x-12 gap-y-8 border-text border-t pt-8 lg:grid-cols-12">
        <div className="lg:col-span-5">
          <h2 id="why-heading" className="display text-title-2">
            {heading}
          </h2>
          <p className="mt-4 mb-6 lede text-muted">{text}</p>
          <ButtonLink href={contact} arrow>
            Schedule a Consultation
          </ButtonLink>
        </div>
        <ClaimRow claims={claims} className="self-end lg:col-span-7" />
      </div>
    </section>
  );
}
