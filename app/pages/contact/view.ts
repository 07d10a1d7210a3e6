import { contact } from "../../content/contact";
import { faq } from "../../content/faq";
import { slugOf } from "../../lib/slug";
import { consultationMail, consultationSubject } from "./consultation-mail";
import { topicGroups } from "./topic-groups";

/** Everything the page shows, a property to each band. */
export function contactView() {
  const { intro, agenda, topics, include, nextText, next, headquarters } = contact;
  const { copy, copied, selected } = topics;
  const generalMail = consultationMail(agenda);
  return {
    hero: {
      intro,
      /** Replaces the lead when the URL selects a topic (browser/before-paint/topic.ts). */
      chosenLead: topics.chosen,
      mail: generalMail,
    },
    preparedMail: {
      subject: consultationSubject(),
      agenda,
      copyLabels: { copy, copied, selected },
    },
    topics: { intro: topics, groups: topicGroups(), generalMail },
    details: { include, nextText, next, headquarters },
    faq: {
      intro: contact.faq,
      entries: faq.map((entry) => ({ id: slugOf(entry.question), ...entry })),
    },
  };
}

export type ContactView = ReturnType<typeof contactView>;
