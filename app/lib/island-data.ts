import type { Lists } from "../content/lists";
import { filled } from "./filled";

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

type ChatLists = Pick<Lists, "site" | "words"> & { chat: NonNullable<Lists["chat"]> };

export function chatData({ chat, site, words }: ChatLists) {
  return {
    ...chat,
    labels: { ...words.chat, title: filled(words.chat.title, { name: site.name }) },
    failure: failureIn(words.errors.server),
    mailboxes: Object.values(site.mailboxes),
  };
}

export function searchWords({ site, words }: Pick<Lists, "site" | "words">) {
  return {
    ...words.search,
    failure: failureIn(words.errors.server),
    mailbox: site.mailboxes.info,
    contactPage: site.callToAction.href,
    language: site.language,
  };
}

type PlanBackLists = Pick<Lists, "planBack" | "site" | "words">;

export const planBackData = ({ planBack, site, words }: PlanBackLists) => ({
  ...planBack,
  contactPage: site.callToAction.href,
  closed: site.closed.map(({ name: _, ...days }) => days),
  words: words.dateChoice,
});

export type FailureWords = ReturnType<typeof failureIn>;
export type ChatData = ReturnType<typeof chatData>;
export type SearchWords = ReturnType<typeof searchWords>;
export type PlanBackData = ReturnType<typeof planBackData>;
