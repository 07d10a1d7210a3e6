import type { FieldFault } from "../../content/fault.ts";
import { plainText } from "../../content/markdown.ts";
import { defineBand } from "../../content/schema/band.ts";
import { list } from "../../content/schema/fields.ts";
import { type PeriodBars, periodBars } from "../../content/schema/pages/parts.ts";

interface TextBelow {
  sections: readonly { heading: string; paragraphs: readonly string[] }[];
}

/** A row leads to the section that gives its period, in the same words. */
export function* rowFaults(
  { rows }: PeriodBars,
  text: TextBelow | undefined,
  periodIn: (words: string) => string | undefined,
): Generator<FieldFault> {
  for (const [index, { section, words }] of rows.entries()) {
    const path = ["rows", index];
    const paragraphs = text?.sections.find(({ heading }) => heading === section)?.paragraphs;
    const period = periodIn(words);
    if (!paragraphs)
      yield {
        path,
        message: `names a section “${section}”, which is not in the text. Use a heading of the text.`,
      };
    else if (period && !paragraphs.map(plainText).join(" ").includes(period))
      yield {
        path,
        message: `says “${period}”, but the section “${section}” does not. Change one of them.`,
      };
  }
}

export const periods = defineBand(
  "periods",
  "Text: periods as bars",
  "Bars that show how long things last, linked to the text below. Use it above a text that states the periods.",
  { charts: list(1, 4, "Charts", periodBars, { row: "{heading}" }) },
  {
    anchor: "periods",
    *agrees({ charts }, { facts }, neighbors) {
      const text = neighbors.find((one) => "sections" in one) as TextBelow | undefined;
      const periodIn = (words: string) => Object.values(facts).find((fact) => words.includes(fact));
      for (const [chart, bars] of charts.entries())
        for (const { path, message } of rowFaults(bars, text, periodIn))
          yield { path: ["charts", chart, ...path], message };
    },
  },
);
