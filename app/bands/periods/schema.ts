import { plainText } from "../../content/markdown.ts";
import { defineBand } from "../../content/schema/band.ts";
import { list } from "../../content/schema/fields.ts";
import { periodBars } from "../../content/schema/pages/parts.ts";

interface TextBelow {
  sections: readonly { heading: string; paragraphs: readonly string[] }[];
}

export const periods = defineBand(
  "periods",
  "Text: periods as bars",
  "Bars that show how long things last, linked to the text below. Use it above a text that states the periods.",
  { charts: list(1, 4, "Charts", periodBars) },
  {
    anchor: "periods",
    /** A row leads to the section that gives its period, in the same words. */
    *agrees({ charts }, { facts }, neighbors) {
      const text = neighbors.find(({ band }) => band === "text") as TextBelow | undefined;
      for (const [chart, { rows }] of charts.entries())
        for (const [index, { section, words }] of rows.entries()) {
          const path = ["charts", chart, "rows", index];
          const said = text?.sections
            .find(({ heading }) => heading === section)
            ?.paragraphs.map(plainText)
            .join(" ");
          const period = Object.values(facts).find((fact) => words.includes(fact));
          if (said === undefined)
            yield {
              path,
              message: `names a section “${section}”, which is not in the text. Use a heading of the text.`,
            };
          else if (period && !said.includes(period))
            yield {
              path,
              message: `says “${period}”, but the section “${section}” does not. Change one of them.`,
            };
        }
    },
  },
);
