import { DatedPlan } from "../../bands/quarters";
import { Breadcrumbs } from "../../components/breadcrumbs";
import { Label } from "../../components/section";
import { contact } from "../../content/content";
import { site } from "../../site";
import { PreparedMail } from "./prepared-mail";
import { SendLetter } from "./send-letter";

/** The URL or a click may add a topic to heading and letter (browser/before-paint/topic.ts). */
export function ContactHero() {
  const { label, heading, lead } = contact.intro;
  return (
    <div className="wrap pt-6 pb-band">
      <Breadcrumbs />
      <div className="mt-4.5 twelve gap-y-4">
        <div className="lg:col-span-7 xl:col-span-8">
          <Label>{label}</Label>
          <h1 className="display mt-2.5 text-title-1">
            {heading}
            <span
              data-letter="topic"
              className="mt-1 block text-accent text-title-2 empty:hidden"
            />
          </h1>
          <p className="mt-8 max-w-xl text-balance text-lead text-muted">{lead}</p>
          <DatedPlan className="mt-6" />
          <SendLetter {...site} />
        </div>
        <PreparedMail />
      </div>
    </div>
  );
}
