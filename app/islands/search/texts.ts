/** What the search says. It travels to the browser with it, when it is opened. */
import type { Kind } from "../../search/document";
import { site } from "../../site";

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
  slash: "/ opens search",
  /** After what the other key does. */
  slashToo: "/ too",
  slashName: "(the slash key opens the search)",
  recent: "Where you came from",
  nearby: "Close to this page",
  useful: "Start here",
  nearest: "Nearest pages",
  askUs: "Ask us",
} as const;

/** Offered to those who have not asked for anything yet, and where nothing is near. */
export const usefulPaths: readonly string[] = ["/services", "/client-success-stories", "/contact"];

/** More would push the answer off its line. */
const longestQuote = 40;

/** What was asked, as a sentence quotes it. */
function quoted(query: string): string {
  const letters = [...query.trim()];
  const isLong = letters.length > longestQuote;
  return `“${letters.slice(0, longestQuote).join("")}${isLong ? "…" : ""}”`;
}

export const nothingFound = (query: string) => `Nothing found for ${quoted(query)}.`;

export const counted = (count: number) => (count === 1 ? "1 result" : `${count} results`);
export const suggested = (count: number) => `${count} suggestions`;

/** The letter that is ready to be sent when nothing was found. */
export const letter = {
  title: "Write to us about it",
  text: `Opens an email to ${site.mailboxes.info} with your words in it.`,
  subject: (query: string) => `A question about ${quoted(query)}`,
  body: (query: string) =>
    `Hello,\n\nI looked for ${quoted(query)} on your site and found nothing. This is what I need to know:\n\n`,
};

/** What keys do, as the foot of the dialog tells it. */
export const keyHints: readonly { keys: readonly string[]; does: string }[] = [
  { keys: ["Up", "Down"], does: "choose" },
  { keys: ["Enter"], does: "opens" },
  { keys: ["Esc"], does: "closes" },
];

export const opensHint = (command: string) => ({
  keys: [`${command} K`],
  does: "opens search",
});
