import type { Content } from "../content/assemble";
import type { Lists } from "../content/lists";
import { filled } from "../text/filled";
import { address } from "./address";
import { caseStudiesPage, directoryPath } from "./paths";

/**
 * What the islands say and know. None of it is in a page or in their code: each fetches its file with
 * its code (app/files).
 */

/** In place of an island that fails. */
const failureIn = ({ heading, text, retry }: Lists["words"]["errors"]["server"]) => ({
  heading,
  text,
  retry,
});

export function chatData({ chat, site, words }: Pick<Lists, "chat" | "site" | "words">) {
  if (!chat || !words.chat) return undefined;
  return {
    ...chat,
    labels: { ...words.chat, title: filled(words.chat.title, { name: site.name }) },
    failure: failureIn(words.errors.server),
    mailboxes: Object.values(site.mailboxes),
    /** Gets what has no answer. */
    mailbox: site.mailboxes.info,
    /** Whether it can search for pages, besides those that it knows. */
    searches: words.search !== undefined,
  };
}

export function searchWords({ site, words, pages }: Pick<Content, "site" | "words" | "pages">) {
  if (!words.search) return undefined;
  return {
    ...words.search,
    directory: directoryPath({ pages }),
    failure: failureIn(words.errors.server),
    mailbox: site.mailboxes.info,
    contactPage: site.callToAction.href,
    language: site.language,
  };
}

type PlanBackContent = Pick<Content, "planBack" | "site" | "words" | "pages" | "caseStudies">;

export function planBackData({ planBack, site, words, pages, caseStudies }: PlanBackContent) {
  if (!planBack || !words.dateChoice) return undefined;
  const months = caseStudies.map((study) => study.months);
  const all = months.length > 1 && caseStudiesPage({ pages })?.path;
  return {
    ...planBack,
    contactPage: site.callToAction.href,
    closed: site.closed.map(({ name: _, ...days }) => days),
    words: words.dateChoice,
    counted: { day: words.durations.businessDay, week: words.durations.week },
    programs: {
      from: Math.min(...months),
      to: Math.max(...months),
      href: all ? address(all) : undefined,
    },
  };
}

export type FailureWords = ReturnType<typeof failureIn>;
export type ChatData = NonNullable<ReturnType<typeof chatData>>;
export type SearchWords = NonNullable<ReturnType<typeof searchWords>> & {
  /** Of another language than English, if they are known (search/rules.ts). */
  rules?: { letters: Readonly<Record<string, string>>; ending: string; stopWords: string };
};
export type PlanBackData = NonNullable<ReturnType<typeof planBackData>>;
