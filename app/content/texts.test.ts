import { it } from "vitest";
import { characters } from "../../scripts/fonts";
import { site } from "../site";
import { contentFiles } from "./all-content.test-helper";
import { certifications } from "./certifications";
import { expectEach, expectNone, serviceFile, whereOf } from "./expect-none.test-helper";
import { services } from "./services";
import {
  readingEase,
  sentencesOf,
  textsIn,
  wordsOf,
  wordsOutOfStyle,
} from "./text-rules.test-helper";

const texts = contentFiles.flatMap(({ file, content }) =>
  [...textsIn(content)].map(({ path, text }) => ({ file, where: `${file} ${path}`, text })),
);
/** Ids, links and dates are no prose. */
const prose = texts.filter(({ text }) => /\s/.test(text));
const sentences = prose.flatMap(({ text, ...rest }) =>
  sentencesOf(text).map((sentence) => ({ ...rest, text, sentence })),
);

it("keeps to the house style", () => {
  expectEach(prose, whereOf, function* ({ text }) {
    for (const word of wordsOutOfStyle(text))
      yield `"${word}" is out of style, write it otherwise.`;
  });
});

it("is easy enough to read on every service page: a reading ease of 35 at least", () => {
  expectEach(services, serviceFile, function* (service) {
    const paragraphs =
      service.template === "service"
        ? service.overview.map(({ text }) => text)
        : service.sections.flatMap((section) => section.paragraphs);
    const ease = readingEase([service.lead, ...paragraphs].join(" "));
    if (ease < 35) yield `has a reading ease of ${ease.toFixed(0)}. Shorten sentences and words.`;
  });
});

it("has no sentence over 40 words", () => {
  expectEach(sentences, whereOf, function* ({ sentence }) {
    if (wordsOf(sentence).length > 40) yield `over 40 words, make two of it: ${sentence}`;
  });
});

/** In how many sentences of all a word may stand. */
it.each([
  [/\bowners?\b/i, 36],
  [/\bsigned\b/i, 29],
  [/\bnamed\b/i, 18],
  [/\bbeside\b/i, 11],
  [/\bone[- ]page\b/i, 10],
])("does not wear out %s: in %i sentences at most", (word, limit) => {
  const found = sentences.filter(({ sentence }) => word.test(sentence));
  if (found.length > limit) expectNone(found.map(({ where, sentence }) => `${where} ${sentence}`));
});

it("shares no sentence between two files", () => {
  // The name of a service or of a standard is no repetition.
  const names = [...services.map(({ title }) => title), ...certifications.map(({ name }) => name)];
  const firstFile = new Map<string, string>();
  expectEach(sentences, whereOf, function* ({ file, text, sentence }) {
    if (names.includes(text) || wordsOf(sentence).length < 4) return;
    const key = sentence.toLowerCase().replace(/[^\p{L}\p{N} ]/gu, "");
    const other = firstFile.get(key) ?? file;
    if (other !== file) yield `also in ${other}, write it otherwise: ${sentence}`;
    firstFile.set(key, file);
  });
});

it("uses only characters that the fonts were cut with", () => {
  const names = [...textsIn(site)].map(({ path, text }) => ({
    where: `app/site.ts ${path}`,
    text,
  }));
  expectEach([...texts, ...names], whereOf, function* ({ text }) {
    const missing = [...text].filter((character) => !characters.includes(character)).join("");
    if (missing) yield `add "${missing}" to scripts/fonts.ts or write it otherwise.`;
  });
});
