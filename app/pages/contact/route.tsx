import { href } from "react-router";
import presetTopic from "../../../.generated/topic.js?raw";
import { FaqList } from "../../bands/faq-list";
import { InlineScript } from "../../components/inline-script";
import { contact as page } from "../../content/contact";
import { faq } from "../../content/faq";
import { pageHead } from "../../lib/page-head";
import { faqPage } from "../../lib/structured-data";
import { consultationMail, consultationSubject } from "./consultation-mail";
import { ContactDetails } from "./details";
import { ContactHero } from "./hero";
import { PreparedMail } from "./prepared-mail";
import { topicGroups } from "./topic-groups";
import { ContactTopics } from "./topics";

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
