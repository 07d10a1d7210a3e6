import { fontCharacters } from "../../text/font-characters.ts";
import type { Source } from "../read-sources.ts";
import { sentencesOf, textsIn, wordsOf } from "../schema/house-style.ts";
import type { CrossFileFault, Rule } from "./rule.ts";

type TextRule = (
  sources: readonly Source[],
  content: Parameters<Rule>[0],
) => Iterable<CrossFileFault>;

function textsOf(sources: readonly Source[]) {
  return sources.flatMap(({ name, filled }) =>
    [...textsIn(filled)].map(({ path, text }) => ({ file: name, path, text })),
  );
}

/** Ids, addresses and dates are no sentences. */
function allSentences(sources: readonly Source[]) {
  return textsOf(sources)
    .filter(({ text }) => /\s/.test(text))
    .flatMap((place) => sentencesOf(place.text).map((sentence) => ({ ...place, sentence })));
}

export const charactersAreInTheFonts: TextRule = function* (sources) {
  for (const { file, path, text } of textsOf(sources)) {
    const missing = [...text].filter((character) => !fontCharacters.includes(character)).join("");
    if (missing)
      yield {
        file,
        path,
        message: `the fonts have no “${missing}”: write it otherwise, or add it to app/lib/font-characters.ts.`,
      };
  }
};

/** In how many sentences of all a word may stand. */
const worn: readonly [RegExp, number][] = [
  [/\bowners?\b/i, 36],
  [/\bsigned\b/i, 29],
  [/\bnamed\b/i, 18],
  [/\bbeside\b/i, 11],
  [/\bone[- ]page\b/i, 10],
];

export const wordsAreNotWornOut: TextRule = function* (sources) {
  const sentences = allSentences(sources);
  for (const [word, limit] of worn) {
    const found = sentences.filter(({ sentence }) => word.test(sentence));
    for (const { file, path, sentence } of found.slice(limit))
      yield {
        file,
        path,
        message: `“${word.exec(sentence)?.[0]}” is in ${limit} sentences of the site already: ${sentence}`,
      };
  }
};

/** The name of a service or of a standard is no repetition. */
export const sentencesStandOnce: TextRule = function* (sources, { services, certifications }) {
  const names = [...services.map(({ title }) => title), ...certifications.map(({ name }) => name)];
  const firstFile = new Map<string, string>();
  for (const { file, path, text, sentence } of allSentences(sources)) {
    const words = wordsOf(sentence).filter((word) => /\p{L}/u.test(word));
    if (names.includes(text) || words.length < 4 || path.at(-1) === "search") continue;
    // The tagline is also the title of the home page.
    if (file === "site.yaml") continue;
    const key = sentence.toLowerCase().replace(/[^\p{L}\p{N} ]/gu, "");
    const other = firstFile.get(key) ?? file;
    if (other !== file)
      yield { file, path, message: `is in content/${other} too, write it otherwise: ${sentence}` };
    firstFile.set(key, file);
  }
};

/** Where a fact that is written out would disagree with the others as soon as it changes. */
const contexts: Record<string, (value: string) => RegExp> = {
  consultation: (value) => new RegExp(value.replace(" ", "[- ]").replace(/s$/, "s?")),
  implementation: (value) => new RegExp(value.replace("–", " ?(?:–|-|to) ?")),
  replyWithin: (value) => new RegExp(`(?:repl(?:y|ies)|answers?|hear)[^.]{0,40} ${value}`),
  managerWithin: (value) => new RegExp(`\\bmanagers?\\b[^.]{0,60} ${value}`),
  notice: (value) => new RegExp(value),
  peoplePerChampion: () => /champions? (?:for|per|to)(?: every| each)? (?:\d+|[a-z]+(?:ty|ed)\b)/,
};

export const factsAreNotWrittenOut: TextRule = function* (sources, { facts }) {
  for (const { name, value } of sources) {
    // A case study has minutes and days of its own.
    if (name.startsWith("case-studies/") || name === "facts.yaml") continue;
    for (const { path, text } of textsIn(value))
      for (const [fact, pattern] of Object.entries(contexts)) {
        const [found] = pattern(facts[fact] ?? "").exec(text) ?? [];
        if (found)
          yield { file: name, path, message: `“${found}” is a fact: write {fact.${fact}}.` };
      }
  }
};
