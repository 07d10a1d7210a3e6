import { site } from "../../content/content";
import type { SearchDocument } from "../../search/document";
import { queryWords } from "../../search/query";
import { meaningfulWords } from "../../search/words";
import { similarity } from "../../text/edit-distance";
import { asChoice, type Choice, type ChoiceGroup, withoutRepeats } from "./choices";
import { pagesAt } from "./suggestions";
import { labels, letter, usefulPaths } from "./texts";

const mostPages = 3;
const mostWords = 4;

/** Words with a lower similarity are treated as unrelated. */
const leastSimilarity = 0.5;

/** Pages with a word in their names similar to one in the query; the search tolerates fewer typos. */
function lookalikes(query: string, documents: readonly SearchDocument[]): SearchDocument[] {
  const words = queryWords(query)
    .filter(({ length }) => length > 2)
    .slice(0, mostWords);
  return documents
    .filter(({ path }) => !path.includes("#"))
    .map((document) => {
      const names = meaningfulWords(`${document.title} ${document.aliases}`);
      const shares = names.flatMap((name) =>
        words.map((word) => similarity(word, name, leastSimilarity)),
      );
      return { document, share: Math.max(0, ...shares) };
    })
    .filter(({ share }) => share)
    .sort((one, other) => other.share - one.share)
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
