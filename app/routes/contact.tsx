import { href } from "react-router";
import { useMarked } from "../browser/marked";
import { useQuery } from "../browser/query";
import { Breadcrumbs } from "../components/breadcrumbs";
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
import { ContactTopics } from "../sections/contact-topics.server";
import { FaqList } from "../sections/faq-list.server";
import { PreparedMail } from "../sections/prepared-mail";
import type { Route } from "./+types/contact";

function StaticParts() {
  return (
    <>
      <ContactTopics intro={contact.topics} groups={topicGroups} agenda={contact.agenda} />
      <ContactDetails page={contact} />
      <FaqList intro={contact.faq} entries={faq} />
    </>
  );
}

export function loader() {
  const path = href("/contact");
  const { head, intro, agenda, topics } = contact;
  const { chosen, copy, copied, selected } = topics;
  return branded({
    meta: pageHead({ ...head, path, facts: [faqPage(faq)] }),
    breadcrumbs: finishedHtml(path, <Breadcrumbs />),
    intro,
    agenda,
    copyLabels: { copy, copied, selected },
    chosen,
    topics: topicGroups.flatMap(({ topics }) => topics),
    rest: finishedHtml(path, <StaticParts />),
  });
}

/** The query chooses among what is here already. */
export const shouldRevalidate = () => false;

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData.meta;
}

export default function Contact({ loaderData }: Route.ComponentProps) {
  const { breadcrumbs, intro, agenda, copyLabels, chosen, topics, rest } = loaderData;
  const asked = useQuery("topic");
  const topic = topics.find(({ id }) => id === asked);
  useMarked(topic && `[data-topic="${topic.id}"]`);
  return (
    <>
      <ContactHero
        breadcrumbs={<FinishedHtml name="breadcrumbs" html={breadcrumbs} />}
        intro={topic ? { ...intro, lead: chosen } : intro}
        topic={topic?.title}
        mail={consultationMail(agenda, topic?.title)}
      >
        <PreparedMail
          subject={consultationSubject(topic?.title)}
          agenda={agenda}
          copyLabels={copyLabels}
        />
      </ContactHero>
      <FinishedHtml name="rest" html={rest} />
    </>
  );
}
