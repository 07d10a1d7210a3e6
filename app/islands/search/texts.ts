/** Texts of the search, outside content/ because they are part of its script. */

import { site } from "../../content/content";
import type { Kind } from "../../search/document";

export const kindLabels: Record<Kind, string> = {
  service: "Services",
  "case-study": "Case studies",
  question: "Questions",
  claim: "Figures",
  page: "Pages",
};

export const labels = {
  dialog: "Search",
  input: "Search this site",
  placeholder: "What are you looking for?",
  close: "Close search",
  results: "Results",
  suggestions: "Suggestions",
  allPages: "All pages",
  slash: "Open search with /",
  recent: "Where you came from",
  nearby: "Close to this page",
  useful: "Start here",
  nearest: "Nearest pages",
  askUs: "Ask us",
} as const;

/** Suggested before a query, and when nothing similar is found. */
export const usefulPaths: readonly string[] = ["/services", "/client-success-stories", "/contact"];

/** A longer query is cut off so that the sentence stays on one line. */
const longestQuote = 40;

function quoted(query: string): string {
  const letters = [...query.trim()];
  const isLong = letters.length > longestQuote;
  return `“${letters.slice(0, longestQuote).join("")}${isLong ? "…" : ""}”`;
}

export const nothingFound = (query: string) => `Nothing found for ${quoted(query)}.`;

export const counted = (count: number) => (count === 1 ? "1 result" : `${count} results`);
export const suggested = (count: number) => `${count} suggestions`;

/** The email offered when nothing was found. */
export const letter = {
  title: "Write to us about it",
  text: `Opens an email to ${site.mailboxes.info} with your words in it.`,
  subject: (query: string) => `A question about ${quoted(query)}`,
  body: (query: string) =>
    `Hello,\n\nI looked for ${quoted(query)} on your site and found nothing. This is what I need to know:\n\n`,
};

/** Keyboard hints at the bottom of the dialog. */
export const keyHints: readonly { keys: readonly string[]; does: string }[] = [
  { keys: ["Up", "Down"], does: "choose" },
  { keys: ["Enter"], does: "opens" },
  { keys: ["Esc"], does: "closes" },
];

export const opensHint = (command: string) => ({
  keys: [`${command} K`],
  does: "opens search",
});
