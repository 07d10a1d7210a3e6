import type { SearchWords } from "../../lib/island-data";
import { mailto } from "../../lib/letter";
import type { SearchDocument } from "../../search/document";
import { queryWords } from "../../search/query";
import { meaningfulWords } from "../../search/words";
import { similarity } from "../../text/edit-distance";
import { filled } from "../../text/filled";
import { asChoice, type Choice, type ChoiceGroup, withoutRepeats } from "./choices";
import { quoted } from "./quoted";
import { pagesAt } from "./suggestions";

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

function letterAbout(typed: string, words: SearchWords): Choice {
  const { title, text, subject, salutation, body } = words.letter;
  const { mailbox } = words;
  const query = quoted(typed, words);
  return {
    href: mailto(mailbox, filled(subject, { query }), [salutation, filled(body, { query }), ""]),
    title,
    text: filled(text, { mailbox }),
    matched: [],
  };
}

/** What to offer when nothing matches the query. */
export function nothingFoundGroups(
  query: string,
  documents: readonly SearchDocument[],
  words: SearchWords,
): ChoiceGroup[] {
  const { contactPage } = words;
  const near = lookalikes(query, documents);
  const pages = near.length ? near : pagesAt(words.usefulPages, documents);
  return withoutRepeats([
    {
      label: near.length ? words.nearest : words.useful,
      choices: pages.filter(({ path }) => path !== contactPage).map(asChoice),
    },
    {
      label: words.askUs,
      choices: [letterAbout(query, words), ...pagesAt([contactPage], documents).map(asChoice)],
    },
  ]);
}
