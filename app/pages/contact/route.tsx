import { href } from "react-router";
import presetTopic from "../../../.generated/topic.js?raw";
import Questions from "../../bands/questions/band";
import { InlineScript } from "../../components/inline-script";
import { contact, content, faq } from "../../content/content";
import { pageHead } from "../../lib/page-head";
import { faqPage } from "../../lib/page-structured-data";
import { ContactDetails } from "./details";
import { ContactHero } from "./hero";
import { ContactTopics } from "./topics";

export const meta = () =>
  pageHead(content, { ...contact.head, path: href("/contact"), facts: [faqPage(faq)] });

export default function Contact() {
  return (
    <>
      <ContactHero />
      <ContactTopics />
      <InlineScript code={presetTopic} />
      <ContactDetails />
      <Questions
        {...contact.faq}
        faq={faq}
        linked
        section={{ anchor: "faq", level: 2, ground: "page", joins: false }}
      />
    </>
  );
}
