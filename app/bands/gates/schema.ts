import { defineBand } from "../../content/schema/band.ts";
import { group, line, list, text } from "../../content/schema/fields.ts";
import { heading } from "../../content/schema/pages/parts.ts";

export const gates = defineBand(
  "gates",
  "Trust: gates that everything passes",
  {
    heading: heading(),
    text: text("Text", 108),
    gates: list(
      1,
      3,
      "Gates",
      group("Gate", {
        name: line("When", 21),
        text: text("What happens otherwise", 55),
        items: list(1, 10, "Checks", text("Check", 215)),
      }),
      { hint: "In their order.", row: "{name}" },
    ),
  },
  { anchor: "checks" },
);
