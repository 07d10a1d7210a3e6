import { defineBand } from "../../content/schema/band.ts";
import { entry } from "../../content/schema/entry.ts";
import { anyRows, line, list, text } from "../../content/schema/fields.ts";
import { heading, sentence } from "../../content/schema/pages/parts.ts";

export const comparison = defineBand(
  "comparison",
  "Services: comparison table",
  "A table that compares the firm with the alternatives. Use it where buyers weigh options.",
  {
    heading: heading(),
    text: sentence(110).exactOptional(),
    aspect: line("Heading of the first column", 14),
    columns: list(2, 4, "Columns", line("Column", 28)).describe("The firm comes first."),
    rows: anyRows(12, "Rows", "Row", "{aspect}", {
      aspect: line("Aspect", 18),
      values: list(2, 4, "Values", text("Value", 55)).describe("One for each column, in order."),
    }),
    service: entry(
      "services",
      "Service",
      "The service that is compared. A link below leads to it.",
    ).exactOptional(),
  },
  {
    anchor: "comparison",
    isEmpty: ({ rows }) => !rows.length,
    found: ({ columns, rows }) => ({
      more: [...columns, ...rows.flatMap(({ aspect, values }) => [aspect, ...values])],
    }),
    *agrees({ columns, rows }) {
      for (const [index, { values }] of rows.entries())
        if (values.length !== columns.length)
          yield {
            path: ["rows", index, "values"],
            message: `has ${values.length} values for ${columns.length} columns. Write one for each.`,
          };
    },
  },
);
