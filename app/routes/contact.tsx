import { href } from "react-router";
import presetTopic from "../../.generated/topic.js?raw";
import { InlineScript } from "../components/inline-script";
import { contact as page } from "../content/contact";
import { faq } from "../content/faq";
import { consultationMail, consultationSubject } from "../lib/consultation-mail";
import { topicGroups } from "../lib/contact-topics";
import { pageHead } from "../lib/page-head";
import { faqPage } from "../lib/structured-data";
import { ContactDetails } from "../sections/contact-details";
import { ContactHero } from "../sections/contact-hero";
import { ContactTopics } from "../sections/contact-topics";
import { FaqList } from "../sections/faq-list";
import { PreparedMail } from "../sections/prepared-mail";

export const meta = () => pageHead({ ...page.head, path: href("/contact"), facts: [faqPage(faq)] });

export default function Contact() {
  const { intro, agenda, topics } = page;
  return (
    <>
      <ContactHero intro={intro} chosenLead={topics.chosen} mail={consultationMail(agenda)}>
        <PreparedMail subject={consultationSubject()} agenda={agenda} copyLabels={topics} />
      </ContactHero>
      <ContactTopics intro={topics} groups={topicGroups} agenda={agenda} />
      <InlineScript code={presetTopic} />
      <ContactDetails page={page} />
      <FaqList intro={page.faq} entries={faq} />
    </>
  );
}
