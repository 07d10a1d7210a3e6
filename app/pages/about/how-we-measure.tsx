import { Section, SectionHead } from "../../components/section";
import { ClaimsLedger } from "./claims-ledger";
import type { AboutView } from "./view";

export function HowWeMeasure({ intro, claims }: AboutView["measure"]) {
  return (
    <Section id="how-we-measure" ground="sand" aria-labelledby="measure-heading">
      <SectionHead id="measure-heading" {...intro}>
        {intro.text}
      </SectionHead>
      <ClaimsLedger claims={claims} />
    </Section>
  );
}
