import type { ReactNode } from "react";
import presetTopic from "../../../.generated/topic.js?raw";
import { Breadcrumbs } from "../../components/breadcrumbs";
import { ButtonLink } from "../../components/button";
import { InlineScript } from "../../components/inline-script";
import { LinkedText } from "../../components/linked-text";
import { LabeledHeading } from "../../components/section";
import { elsewhere } from "../../lib/elsewhere";
import { letterAbout } from "../../lib/letter-about";
import { useSite, useWords } from "../../lib/use-words";
import type { BandProps } from "../component-of";
import { DatedPlan } from "../date-choice";
import { Choices } from "./choices";
import { PreparedMail } from "./prepared-mail";

/** What the letter is about and by when, beside the letter, which stays in sight with all that follows. */
export default function OpeningLetter({
  section,
  label,
  heading,
  lead,
  asksDate,
  note,
  links,
  children,
  ...choices
}: BandProps<"opening-letter"> & { children?: ReactNode }) {
  const site = useSite();
  const { book } = useWords().letter;
  const { letter } = choices;
  return (
    <div id={section.anchor} className="wrap pt-5 pb-band-brief">
      {section.level === 1 && <Breadcrumbs />}
      <div className="with-letter">
        <div>
          <LabeledHeading {...section} label={label} className="text-title-1">
            {heading}
          </LabeledHeading>
          <p className="mt-4 max-w-[42rem] text-lead text-muted">{lead}</p>
          {/* First of all, on a phone too. */}
          {site.booking && (
            <ButtonLink href={site.booking} arrow className="mt-6" {...elsewhere}>
              {book}
            </ButtonLink>
          )}
          <Choices {...choices} />
          {asksDate && <DatedPlan className="mt-7" />}
        </div>
        <PreparedMail
          prepared={letterAbout({ letter, site })}
          words={letter}
          note={<LinkedText text={note} links={links} />}
        />
        <div className="letter-bands empty:hidden">{children}</div>
      </div>
      <InlineScript code={presetTopic} />
    </div>
  );
}
