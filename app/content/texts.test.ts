import { describe, it } from "vitest";
import { characters } from "../../scripts/fonts";
import { site } from "../site";
import { contentFiles } from "./all-content.test-helper";
import { certifications } from "./certifications";
import { expectNone } from "./expect-none.test-helper";
import { services } from "./services";
import { readingEase, sentencesOf, textsIn, wordsOf, wordsOutOfStyle } from "./text-rules";

const texts = contentFiles.flatMap(({ file, content }) =>
  [...textsIn(content)].map(({ path: field, text }) => ({ file, field, text })),
);

/** Ids, links and dates are no prose. */
const prose = texts.filter(({ text }) => /\s/.test(text));

describe("texts", () => {
  it("keep to the house style", () => {
    expectNone(
      prose.flatMap(({ file, field, text }) =>
        wordsOutOfStyle(text).map(
          (word) => `${file} ${field}: "${word}" is out of style, write it otherwise.`,
        ),
      ),
    );
  });

  it("are easy enough to read on every service page: a reading ease of 35 at least", () => {
    expectNone(
      services.flatMap((service) => {
        const paragraphs =
          service.template === "service"
            ? service.overview.map(({ text }) => text)
            : service.sections.flatMap((section) => section.paragraphs);
        const ease = readingEase([service.lead, ...paragraphs].join(" "));
        return ease < 35
          ? [
              `app/content/services/${service.id}.ts: reading ease ${ease.toFixed(0)}. Shorten sentences and words.`,
            ]
          : [];
      }),
    );
  });

  it("have no sentence over 40 words", () => {
    expectNone(
      prose.flatMap(({ file, field, text }) =>
        sentencesOf(text)
          .filter((sentence) => wordsOf(sentence).length > 40)
          .map((sentence) => `${file} ${field}: over 40 words, make two of it: ${sentence}`),
      ),
    );
  });

  it("wear no word out", () => {
    /** In how many sentences of all a word may stand. */
    const most: readonly [RegExp, number][] = [
      [/\bowners?\b/i, 36],
      [/\bsigned\b/i, 29],
      [/\bnamed\b/i, 18],
      [/\bbeside\b/i, 11],
      [/\bone[- ]page\b/i, 10],
    ];
    const sentences = prose.flatMap(({ file, field, text }) =>
      sentencesOf(text).map((sentence) => ({ where: `${file} ${field}`, sentence })),
    );
    expectNone(
      most.flatMap(([word, limit]) => {
        const found = sentences.filter(({ sentence }) => word.test(sentence));
        return found.length > limit
          ? [
              `${word}: in ${found.length} sentences, at most ${limit}:`,
              ...found.map(({ where, sentence }) => `  ${where}: ${sentence}`),
            ]
          : [];
      }),
    );
  });

  it("share no sentence between two files", () => {
    // The name of a service or of a standard is no repetition.
    const titles = new Set([
      ...services.map(({ title }) => title),
      ...certifications.map(({ name }) => name),
    ]);
    const seen = new Map<string, string>();
    const problems: string[] = [];
    for (const { file, field, text } of prose) {
      if (titles.has(text)) continue;
      for (const sentence of sentencesOf(text).filter((one) => wordsOf(one).length >= 4)) {
        const key = sentence.toLowerCase().replace(/[^\p{L}\p{N} ]/gu, "");
        const other = seen.get(key);
        if (other && other !== file)
          problems.push(`${file} ${field}: also in ${other}, write it otherwise: ${sentence}`);
        seen.set(key, file);
      }
    }
    expectNone(problems);
  });

  it("and the brand file use only characters that the fonts were cut with", () => {
    const names = [...textsIn(site)].map(({ path: field, text }) => ({
      file: "app/site.ts",
      field,
      text,
    }));
    expectNone(
      [...texts, ...names].flatMap(({ file, field, text }) => {
        const missing = [...text].filter((character) => !characters.includes(character));
        return missing.length
          ? [
              `${file} ${field}: add "${missing.join("")}" to scripts/fonts.ts or write it otherwise.`,
            ]
          : [];
      }),
    );
  });
});
