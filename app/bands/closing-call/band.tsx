import { ButtonLink } from "../../components/button";
import { BandHeading, Section } from "../../components/section";
import { useSite, useWords } from "../../lib/use-words";
import { ClaimRow } from "../claim-row";
import type { BandProps } from "../component-of";
import { DatedPlan } from "../date-choice";
import { MeasuredClaims } from "./measured-claims";

/** The last band of a page, which runs into the footer: schedule a consultation. */
export default function ClosingCall({
  section,
  heading,
  datedHeading,
  text,
  button,
  asksDate,
  figures,
  measured,
}: BandProps<"closing-call">) {
  const { actions } = useWords();
  const { callToAction } = useSite();
  return (
    <Section {...section} tempo="broad">
      <div data-reveal="blocks" className="twelve with-right items-end gap-y-8">
        <BandHeading {...section} className="display text-title-1 lg:col-span-8">
          {datedHeading ? <span data-by-date={datedHeading}>{heading}</span> : heading}
        </BandHeading>
        <div className="lg:col-span-4 lg:col-start-9">
          {text && <p className="mb-7 lede text-muted">{text}</p>}
          {asksDate && <DatedPlan className="mb-6" isAsked={Boolean(section.page?.date)} />}
          <ButtonLink
            href={button?.href ?? callToAction.href}
            variant="highlight"
            arrow
            fillsColumn={Boolean(button?.label)}
          >
            {button?.label ?? actions.schedule}
          </ButtonLink>
        </div>
        {figures.length > 0 && (
          <div className="mt-8 md:col-span-full">
            <ClaimRow claims={figures} className="border-line border-t" />
          </div>
        )}
        {measured && (
          <div className="mt-8 md:col-span-full">
            <MeasuredClaims {...measured} />
          </div>
        )}
      </div>
    </Section>
  );
}
