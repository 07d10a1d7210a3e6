import { contentFolder } from "../folder.ts";
import type { Source } from "../read-sources.ts";
import { sentencesOf, textsIn, wordsOf } from "../schema/house-style.ts";
import type { CrossFileFault, Rule } from "./rule.ts";

type TextRule = (
  sources: readonly Source[],
  content: Parameters<Rule>[0],
) => Iterable<CrossFileFault>;

/**
 * Ids, addresses and dates are no sentences. Placeholders stand as they are written: "St. Albans" in an
 * address would end a sentence, and several pages may give one.
 */
function allSentences(sources: readonly Source[]) {
  return sources.flatMap(({ name: file, value }) =>
    [...textsIn(value)]
      .filter(({ text }) => /\s/.test(text))
      .flatMap((place) =>
        sentencesOf(place.text).map((sentence) => ({ file, ...place, sentence })),
      ),
  );
}

const placeholder = /\{[^}]*\}/g;

/** Templates may say the same: a page is made by one of them. */
const isTemplate = (file: string) => file.startsWith("templates/");

/** The name of a service, a group of them, a client or a standard is no repetition, nor are the words of a button. */
export const sentencesStandOnce: TextRule = function* (sources, content) {
  const { services, serviceGroups, certifications, clients } = content;
  const names = [
    ...[...services, ...serviceGroups.groups].map(({ title }) => title),
    ...[...certifications, ...clients].map(({ name }) => name),
  ];
  const firstFile = new Map<string, string>();
  const shared = new Map<string, CrossFileFault[]>();
  for (const { file, path, text, sentence } of allSentences(sources)) {
    const own = sentence.replace(placeholder, " ");
    const words = wordsOf(own).filter((word) => /\p{L}/u.test(word));
    if (names.includes(text) || words.length < 4) continue;
    if (["search", "label"].includes(String(path.at(-1)))) continue;
    // The tagline is also the title of the home page.
    if (file === "site.yaml") continue;
    const key = sentence.toLowerCase().replace(/[^\p{L}\p{N} ]/gu, "");
    const other = firstFile.get(key) ?? file;
    firstFile.set(key, other);
    if (other === file || (isTemplate(other) && isTemplate(file))) continue;
    const message = `repeats a sentence from ${contentFolder}/${other}. Change one of them: ${sentence}`;
    shared.set(`${file} ${other}`, [
      ...(shared.get(`${file} ${other}`) ?? []),
      { file, path, message },
    ]);
  }
  // A copy that has yet to be written anew would be a wall of them.
  for (const [pair, faults] of shared) {
    const [first] = faults;
    if (faults.length < 6 || !first) yield* faults;
    else {
      const message = `${faults.length} texts from here on are still those of ${contentFolder}/${pair.split(" ")[1]}. Rewrite them.`;
      yield { ...first, message };
    }
  }
};

/** One that is written out would disagree with the others as soon as it changes. */
export const factsAreNotWrittenOut: TextRule = function* (sources, { facts }) {
  const written = sources.find(({ name }) => name === "facts.yaml")?.value as
    | Record<string, string | { near?: string }>
    | undefined;
  const patterns = Object.entries(facts).flatMap(([fact, inWords]) => {
    const given = written?.[fact];
    const near = typeof given === "object" && given.near;
    const value = inWords.replace(/\W+/g, "\\W+(?:to )?").replace(/s$/, "s?");
    if (near) return { fact, pattern: new RegExp(`\\b(?:${near})\\b[^.]{0,60} ${value}`) };
    // A single word, or a word and its article, may well mean something else.
    const isOwn = typeof given === "string" && /\d|\S \S+ \S/.test(given);
    return isOwn ? { fact, pattern: new RegExp(value) } : [];
  });
  for (const { name, value } of sources) {
    // A case study has minutes and days of its own.
    if (name.startsWith("case-studies/") || name === "facts.yaml") continue;
    for (const { path, text } of textsIn(value))
      for (const { fact, pattern } of patterns) {
        const [found] = pattern.exec(text) ?? [];
        if (found)
          yield {
            file: name,
            path,
            message: `has “${found}” written out, which is a fact. Write {fact.${fact}} instead.`,
          };
      }
  }
};
