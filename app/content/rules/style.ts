import { wordsInMarkdown } from "../markdown.ts";
import type { Source } from "../read-sources.ts";
import { longSentencesIn, wordsOutOfStyle } from "../schema/house-style.ts";
import { fieldsIn, wholeNodeFor } from "../schema/nodes.ts";
import type { CrossFileFault } from "./rule.ts";

/** Every sentence is in the house style of the language that the site is written in. */
export function* sentencesAreInStyle(
  sources: readonly Source[],
  language: string,
): Generator<CrossFileFault> {
  for (const { name: file, filled } of sources)
    for (const { node, value, path } of fieldsIn(wholeNodeFor(file), filled)) {
      if (!node.isProse || typeof value !== "string") continue;
      for (const text of node.isMarkdown ? wordsInMarkdown(value) : [value]) {
        for (const word of wordsOutOfStyle(text, language))
          yield {
            file,
            path,
            message: `“${word}” is a word the house style avoids. Say what happens instead.`,
          };
        for (const sentence of longSentencesIn(text, language))
          yield {
            file,
            path,
            message: `has a sentence of over 40 words. Split it in two: ${sentence}`,
          };
      }
    }
}
