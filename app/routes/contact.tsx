import { useQuery } from "../browser/query";
import { NumberedList } from "../components/item-list";
import { Section, SectionHead } from "../components/section";
import { contact } from "../content/contact.server";
import { faq } from "../content/faq.server";
import { branded } from "../lib/branded.server";
import { consultationMail, consultationSubject } from "../lib/consultation-mail";
import { topicGroups } from "../lib/contact-topics.server";
import { pageHead } from "../lib/page-head.server";
import { faqPage } from "../lib/structured-data.server";
import { ContactHero } from "../sections/contact-hero";
import { ContactTopics } from "../sections/contact-topics";
import { FaqList } from "../sections/faq-list";
import { NextSteps } from "../sections/next-steps";
import { PreparedMail } from "../sections/prepared-mail";
import type { Route } from "./+types/contact";

export function loader() {
  return branded({
    meta: pageHead({ ...contact.head, path: "/contact", facts: [faqPage(faq)] }),
    page: contact,
    groups: topicGroups,
    faq,
  });
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData.meta;
}

export default function Contact({ loaderData: { page, groups, faq } }: Route.ComponentProps) {
  const asked = useQuery("topic");
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
      <Section id="contact" aria-labelledby="include-heading">
        <div className="grid gap-x-16 gap-y-8 lg:grid-cols-[4fr_8fr]">
          <h2 id="include-heading" className="display text-title-2">
            What to include
          </h2>
          <NumberedList items={page.include} columns={1} />
        </div>
      </Section>
      <Section ground="raised" aria-labelledby="next-heading">
        <SectionHead id="next-heading" label="Schedule" heading="What happens next">
          {page.nextText}
        </SectionHead>
        <NextSteps steps={page.next} />
        <div className="mt-head grid gap-x-16 gap-y-4 lg:grid-cols-[5fr_7fr]">
          <h2 className="display text-title-3">Headquarters</h2>
          <p className="max-w-lead text-lead text-muted">{page.headquarters}</p>
        </div>
      </Section>
      <FaqList intro={page.faq} entries={faq} />
    </>
  );
}
