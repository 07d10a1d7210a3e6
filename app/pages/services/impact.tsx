import { href } from "react-router";
import { ClaimRow } from "../../bands/claim-row";
import { Section, SectionHead } from "../../components/section";
import { TextLink } from "../../components/text-link";
import { getClaims } from "../../content/claims";
import { servicesPage } from "../../content/content";

/** Four claims in one row, or two by two, where the third starts a row and so has no divider. */
export function Impact() {
  const intro = servicesPage.impactIntro;
  return (
    <Section ground="sand" aria-labelledby="impact-heading">
      <SectionHead id="impact-heading" {...intro}>
        <p>{intro.text}</p>
        <TextLink href={href("/client-success-stories")} className="mt-4 text-text">
          View Client Success Stories
        </TextLink>
      </SectionHead>
      <ClaimRow
        claims={getClaims(...servicesPage.impact)}
        className="grid-cols-2 border-line border-y max-lg:*:nth-3:ml-0 max-lg:*:nth-3:border-l-0 max-lg:*:nth-3:pl-0 lg:grid-cols-4"
      />
    </Section>
  );
}
