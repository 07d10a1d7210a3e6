import type { Lists } from "../content/lists";
import { filled } from "../text/filled.ts";
import { letter } from "./letter";

/** What a letter can be about: a situation with words of its own, or a title for the usual subject. */
export type Topic = { subject: string; letter: string } | { title: string };

/** The letter about a topic, or about anything. */
export function letterAbout(
  { letter: words, site }: Pick<Lists, "letter" | "site">,
  topic?: Topic,
) {
  const { subject, first } = opening(words, topic);
  const agenda = words.agenda.map(({ line }) => line);
  return letter({ to: site.mailboxes.info, subject, lines: first ? [first, ...agenda] : agenda });
}

function opening(words: Lists["letter"], topic?: Topic): { subject: string; first?: string } {
  if (!topic) return { subject: words.subject };
  if ("letter" in topic) return { subject: topic.subject, first: topic.letter };
  return { subject: filled(words.subjectAbout, { topic: topic.title }) };
}
