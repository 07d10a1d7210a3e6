/** The house style of a language, which every text is held against (rules/style.ts). */

export function sentencesOf(text: string): string[] {
  return text
    .split(/(?<=[.?!:][”"']?)\s+/u)
    .map((sentence) => sentence.trim())
    .filter(Boolean);
}

export function wordsOf(text: string): string[] {
  return text.match(/[\p{L}\p{N}][\p{L}\p{N}'’&.,%-]*/gu) ?? [];
}

const filler =
  /\b(leverag(?:e|es|ed|ing)|synerg(?:y|ies)|cutting[- ]edge|unlock(?:s|ed|ing)?|seamless(?:ly)?|game[- ]chang(?:er|ing)|best[- ]in[- ]class|world[- ]class|state[- ]of[- ]the[- ]art|holistic(?:ally)?|empower(?:s|ed|ing)?|robust|turnkey|paradigm|delve|tapestry|supercharge|elevate|journey|passionate)\b/gi;

const britishSpelling =
  /\b(programmes?|\w+(?:is|ys)(?:ation|ations|ing|ed)\b(?<=(?:organ|optim|modern|real|prior|standard|central|final|mobil|rational|recogn|util|custom|digit|industrial|anal|catal|summar|minim|maxim|author|stabil|harmon)(?:is|ys)(?:ation|ations|ing|ed))|organis\w*|optimis\w*|modernis\w*|prioritis\w*|centres?|colours?|behaviours?|labour|favour\w*|licences?|defence|catalogue|cheques?|judgement|modelling|travelling|labelled|cancelled|fulfil|enrol|ageing|whilst|amongst|learnt|fortnight(?:ly)?|towards)\b/gi;

/** Only what no Briton writes: “organize” is right there too, and “program” and “license” depend on what is meant. */
const americanSpelling =
  /\b(color(?:s|ed)?|behaviors?|labor|(?:un)?favor(?:s|ed|ing|ites?|able)?|honors?|center(?:s|ed)?|theaters?|defense|offense|catalogs?|gray|fulfill|enroll|skillful|model(?:ed|ing)|travel(?:ed|ing|ers?)|label(?:ed|ing)|cancel(?:ed|ing)|analyz(?:e|es|ed|ing)|aging)\b/gi;

/** German: words that every firm has, and signs that are set otherwise there: „…“, 92 %, z. B. */
const germanFiller =
  /(?<!\p{L})(?:ganzheitlich|maßgeschneidert|zukunftsweisend|innovativ|nahtlos|bahnbrechend|revolutionär|wegweisend|Synergie|Mehrwert|Leuchtturm|Rundum-sorglos|State[- ]of[- ]the[- ]Art|Game[- ]?Changer)\p{L}*/giu;
const germanSigns = /["”]|(?<=\d)%|(?<!\p{L})(?:z\.B|d\.h|u\.a)\./gu;

const isEnglish = (language: string) => /^en\b/.test(language);

/** What is spelled otherwise where the firm is; elsewhere either may be right. */
const foreign: Partial<Record<string, RegExp[]>> = {
  "en-US": [britishSpelling],
  "en-GB": [americanSpelling],
};

/** Of other languages than these we know no words. */
export function wordsOutOfStyle(text: string, language: string): string[] {
  const english = [filler, /!/g, ...(foreign[language] ?? [])];
  const german = [germanFiller, germanSigns, /!/g];
  const found = isEnglish(language) ? english : /^de\b/.test(language) ? german : [];
  return found.flatMap((pattern) => text.match(pattern) ?? []);
}

/** Words that the firm itself avoids, as patterns, each with what to write instead. */
export function* wordsAvoided(text: string, avoid: Readonly<Record<string, string>>) {
  for (const [pattern, instead] of Object.entries(avoid))
    for (const [word] of text.matchAll(new RegExp(`\\b(?:${pattern})\\b`, "gi")))
      yield { word, instead };
}

/** A headline is no sentence that ends; of two sentences, both do. Other languages may see it otherwise. */
export const endsLikeASentence = (headline: string, language: string) =>
  isEnglish(language) && /[^.]\.$/.test(headline) && sentencesOf(headline).length === 1;

/** Sentences of over 40 words; other languages count otherwise. */
export function longSentencesIn(text: string, language: string): string[] {
  if (!isEnglish(language)) return [];
  return sentencesOf(text).filter((sentence) => wordsOf(sentence).length > 40);
}

/** Every string inside a value, with where it stands. */
export function* textsIn(
  value: unknown,
  path: readonly PropertyKey[] = [],
): Generator<{ path: readonly PropertyKey[]; text: string }> {
  if (typeof value === "string") yield { path, text: value };
  else if (value && typeof value === "object")
    for (const [key, inner] of Object.entries(value))
      yield* textsIn(inner, [...path, Array.isArray(value) ? Number(key) : key]);
}
