import { href } from "react-router";
import presetTopic from "../../../.generated/topic.js?raw";
import { FaqList } from "../../bands/faq-list";
import { InlineScript } from "../../components/inline-script";
import { contact } from "../../content/contact";
import { faq } from "../../content/faq";
import { pageHead } from "../../lib/page-head";
import { faqPage } from "../../lib/page-structured-data";
import type { Route } from "./+types/route";
import { ContactDetails } from "./details";
import { ContactHero } from "./hero";
import { PreparedMail } from "./prepared-mail";
import { ContactTopics } from "./topics";
import { contactView } from "./view";

export const loader = () => contactView();

export const meta = () =>
  pageHead({ ...contact.head, path: href("/contact"), facts: [faqPage(faq)] });

export default function Contact({ loaderData: view }: Route.ComponentProps) {
  return (
    <>
      <ContactHero {...view.hero}>
        <PreparedMail {...view.preparedMail} />
      </ContactHero>
      <ContactTopics {...view.topics} />
      <InlineScript code={presetTopic} />
      <ContactDetails {...view.details} />
      <FaqList {...view.faq} />
    </>
  );
}
