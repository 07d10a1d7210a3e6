import { defineBand } from "../../content/schema/band.ts";
import { anyNumber } from "../../content/schema/fields.ts";
import { sectionFields, titledText } from "../../content/schema/pages/parts.ts";

export const values = defineBand(
  "values",
  "Text: values in large type",
  "Short statements, each in large type with a sentence. Use it for what the firm stands for.",
  {
    ...sectionFields(),
    values: anyNumber(12, "Values", titledText("Value", 25, 165), { row: "{title}" }),
  },
  {
    anchor: "values",
    isEmpty: ({ values }) => !values.length,
    texts: ({ values }) => values.flatMap(({ title, text }) => [title, text]),
  },
);
