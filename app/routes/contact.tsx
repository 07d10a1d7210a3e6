import { href } from "react-router";
import { useSearchParam } from "../browser/search-param";
import { FinishedHtml } from "../components/finished-html";
import { contact } from "../content/contact.server";
import { faq } from "../content/faq.server";
import { branded } from "../lib/branded.server";
import { consultationMail, consultationSubject } from "../lib/consultation-mail";
import { topicGroups } from "../lib/contact-topics.server";
import { finishedHtml } from "../lib/finished-html.server";
import { pageHead } from "../lib/page-head.server";
import { faqPage } from "../lib/structured-data.server";
import { ContactDetails } from "../sections/contact-details.server";
import { ContactHero } from "../sections/contact-hero";
import { ContactTopics } from "../sections/contact-topics";
import { FaqList } from "../sections/faq-list.server";
import { PreparedMail } from "../sections/prepared-mail";
import type { Route } from "./+types/contact";

export function loader() {
  const path = href("/contact");
  const { head, intro, agenda, topics } = contact;
  return branded({
    meta: pageHead({ ...head, path, facts: [faqPage(faq)] }),
    page: { intro, agenda, topics },
    groups: topicGroups,
    details: finishedHtml(
      path,
      <>
        <ContactDetails page={contact} />
        <FaqList intro={contact.faq} entries={faq} />
      </>,
    ),
  });
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData.meta;
}

export default function Contact({ loaderData: { page, groups, details } }: Route.ComponentProps) {
  const asked = useSearchParam("topic");
  const topic = groups.flatMap(({ topics }) => topics).find(({ id }) => id === asked);
  const mailFor = (title?: string) => consultationMail(page.agenda, title);
  return (
    <>
      <ContactHero
        intro={topic ? { ...page.intro, lead: page.topics.chosen } : page.intro}
        topic={topic?.title}
        mail={mailFor(topic?.title)}
      >
        <PreparedMail
          subject={consultationSubject(topic?.title)}
          agenda={page.agenda}
          copyLabels={page.topics}
        />
      </ContactHero>
      <ContactTopics intro={page.topics} groups={groups} current={topic?.id} mailFor={mailFor} />
      <FinishedHtml name="details" html={details} />
    </>
  );
}
