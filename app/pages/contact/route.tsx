import { href } from "react-router";
import presetTopic from "../../../.generated/topic.js?raw";
import { FaqList } from "../../bands/faq-list";
import { InlineScript } from "../../components/inline-script";
import { contact, faq } from "../../content/content";
import { pageHead } from "../../lib/page-head";
import { faqPage } from "../../lib/page-structured-data";
import { slugOf } from "../../text/slug";
import { ContactDetails } from "./details";
import { ContactHero } from "./hero";
import { ContactTopics } from "./topics";

export const meta = () =>
  pageHead({ ...contact.head, path: href("/contact"), facts: [faqPage(faq)] });

export default function Contact() {
  return (
    <>
      <ContactHero />
      <ContactTopics />
      <InlineScript code={presetTopic} />
      <ContactDetails />
      <FaqList
        intro={contact.faq}
        entries={faq.map((entry) => ({ id: slugOf(entry.question), ...entry }))}
      />
    </>
  );
}
