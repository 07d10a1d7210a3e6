import { Breadcrumbs } from "../../components/breadcrumbs";
import { BandHeading, Label } from "../../components/section";
import { letter } from "../../lib/letter";
import { useSite } from "../../lib/use-words";
import type { BandProps } from "../component-of";
import { DatedPlan } from "../date-choice";
import { PreparedMail } from "./prepared-mail";
import { SendLetter } from "./send-letter";

/** The URL or a click may add a topic to heading and letter (browser/before-paint/topic.ts). */
export default function OpeningLetter({
  section,
  label,
  heading,
  lead,
  asksDate,
  after,
  letter: words,
}: BandProps<"opening-letter">) {
  const { mailboxes, booking, phone } = useSite();
  const prepared = letter({ ...words, to: mailboxes.info });
  return (
    <div id={section.anchor} className="wrap pt-6 pb-band">
      {section.level === 1 && <Breadcrumbs />}
      <div className="mt-4.5 twelve gap-y-4">
        <div className="lg:col-span-7 xl:col-span-8">
          {label && <Label className="mb-2.5">{label}</Label>}
          <BandHeading {...section} className="display text-title-1">
            {heading}
            <span
              data-letter="topic"
              className="mt-1 block text-accent text-title-2 empty:hidden"
            />
          </BandHeading>
          <p className="mt-8 max-w-xl text-balance text-lead text-muted">{lead}</p>
          {asksDate && <DatedPlan className="mt-6" />}
          <SendLetter {...prepared} booking={booking} phone={phone} />
        </div>
        <PreparedMail {...prepared} words={words} after={after} />
      </div>
    </div>
  );
}
