import { href } from "react-router";
import { ClaimRow } from "../../bands/claim-row";
import { Label, Section } from "../../components/section";
import { TextLink } from "../../components/text-link";
import { getClaims } from "../../content/claims";
import { servicesPage } from "../../content/content";

const { label, heading, text } = servicesPage.impactIntro;

/** "Cost Reduction", as the specification writes the labels here. */
const capitalized = (words: string) => words.replace(/\b\w/g, (letter) => letter.toUpperCase());

/** Four claims in one strip, or two by two, where the third starts a row and so has no divider. */
export function Impact() {
  return (
    <Section ground="sand" aria-labelledby="impact-heading" className="py-8!">
      <div className="twelve gap-y-5">
        <div className="lg:col-span-4">
          <Label>{label}</Label>
          <h2 id="impact-heading" className="display mt-3 text-title-2">
            {heading}
          </h2>
        </div>
        <div className="lg:col-span-8">
          <ClaimRow
            claims={getClaims(...servicesPage.impact).map((claim) => ({
              ...claim,
              label: capitalized(claim.label),
            }))}
            className="grid-cols-2 max-md:*:nth-3:ml-0 max-md:*:nth-3:border-l-0 max-md:*:nth-3:pl-0 md:grid-cols-4"
          />
          <div className="mt-3 grid gap-x-7 gap-y-4 md:grid-cols-2">
            <p className="text-muted text-small">{text}</p>
            <p>
              <TextLink href={href("/client-success-stories")} className="text-small">
                View Client Success Stories
              </TextLink>
            </p>
          </div>
        </div>
      </div>
    </Section>
  );
}
