import { wordsInMarkdown } from "../markdown.ts";
import type { Source } from "../read-sources.ts";
import {
  endsLikeASentence,
  longSentencesIn,
  wordsAvoided,
  wordsOutOfStyle,
} from "../schema/house-style.ts";
import { fieldsIn, wholeNodeFor } from "../schema/nodes.ts";
import type { CrossFileFault } from "./rule.ts";

/** Fields in large type: held against the style although they are no sentences. */
const headlines = ["heading", "headline", "title", "label"];

/** Words that sell, in a line each: held against the style, but not as headlines are. */
const isLineThatSells = (file: string, path: readonly PropertyKey[]) =>
  file === "interface.yaml" || ["features", "results"].includes(String(path.at(-2)));

/** Every sentence is in the house style of the language that the site is written in, and of the firm. */
export function* sentencesAreInStyle(
  sources: readonly Source[],
  language: string,
  avoid: Readonly<Record<string, string>> = {},
): Generator<CrossFileFault> {
  for (const { name: file, filled } of sources.filter((one) => !one.isUntranslated))
    for (const { node, value, path } of fieldsIn(wholeNodeFor(file), filled)) {
      const isHeadline = headlines.includes(String(path.at(-1)));
      const isRead = node.isProse || isHeadline || isLineThatSells(file, path);
      if (!isRead || typeof value !== "string") continue;
      if (isHeadline && endsLikeASentence(value, language))
        yield {
          file,
          path,
          message: `ends with a period, which a headline does not need: “${value}”`,
        };
      for (const text of node.isMarkdown ? wordsInMarkdown(value) : [value]) {
        // A name in braces is not read: its value is.
        const own = text.replace(/\{[^{}]*\}/g, "…");
        for (const word of wordsOutOfStyle(own, language))
          yield {
            file,
            path,
            message: `“${word}” is a word the house style avoids. Say what happens instead.`,
          };
        for (const { word, instead } of wordsAvoided(own, avoid))
          yield { file, path, message: `“${word}” is a word this firm avoids. Write: ${instead}.` };
        for (const sentence of longSentencesIn(text, language))
          yield {
            file,
            path,
            message: `has a sentence of over 40 words. Split it in two: ${sentence}`,
          };
      }
    }
}
