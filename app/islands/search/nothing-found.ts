import { editDistance } from "../../lib/edit-distance";
import type { SearchDocument } from "../../search/document";
import { askedWords } from "../../search/query";
import { tellingWords } from "../../search/words";
import { site } from "../../site";
import { asChoice, type Choice, type ChoiceGroup, withoutRepeats } from "./choices";
import { pagesAt } from "./suggestions";
import { labels, letter, usefulPaths } from "./texts";

const mostPages = 3;
const mostWords = 4;

/** Words with a lower similarity are treated as unrelated. */
const leastLikeness = 0.5;

function likeness(one: string, other: string): number {
  const [least, most] = [one.length, other.length].sort((a, b) => a - b) as [number, number];
  // Skips the comparison when the lengths alone rule it out: this runs on every key.
  return least < most * leastLikeness ? 0 : 1 - editDistance(one, other) / most;
}

/** Pages with a word in their names similar to one in the query; the search tolerates fewer typos. */
function lookalikes(query: string, documents: readonly SearchDocument[]): SearchDocument[] {
  const words = askedWords(query)
    .filter(({ length }) => length > 2)
    .slice(0, mostWords);
  return documents
    .filter(({ path }) => !path.includes("#"))
    .map((document) => {
      const names = tellingWords(`${document.title} ${document.aliases}`);
      const alike = names.flatMap((name) => words.map((word) => likeness(word, name)));
      return { document, alike: Math.max(0, ...alike) };
    })
    .filter(({ alike }) => alike >= leastLikeness)
    .sort((one, other) => other.alike - one.alike)
    .slice(0, mostPages)
    .map(({ document }) => document);
}

/** encodeURIComponent throws on these. */
const loneSurrogates = /\p{Cs}/gu;

function letterAbout(query: string): Choice {
  const whole = query.replace(loneSurrogates, "");
  const [subject, body] = [letter.subject(whole), letter.body(whole)].map(encodeURIComponent);
  return {
    href: `mailto:${site.mailboxes.info}?subject=${subject}&body=${body}`,
    title: letter.title,
    text: letter.text,
    matched: [],
  };
}

/** What to offer when nothing matches the query. */
export function nothingFoundGroups(
  query: string,
  documents: readonly SearchDocument[],
): ChoiceGroup[] {
  const near = lookalikes(query, documents);
  const pages = near.length ? near : pagesAt(usefulPaths, documents);
  return withoutRepeats([
    {
      label: near.length ? labels.nearest : labels.useful,
      choices: pages.filter(({ path }) => path !== "/contact").map(asChoice),
    },
    {
      label: labels.askUs,
      choices: [letterAbout(query), ...pagesAt(["/contact"], documents).map(asChoice)],
    },
  ]);
}
