import { defineBand } from "../../content/schema/band.ts";
import { anyNumber, group, line, text } from "../../content/schema/fields.ts";
import { heading, sentence } from "../../content/schema/pages/parts.ts";

export const gates = defineBand(
  "gates",
  "Trust: gates that everything passes",
  {
    heading: heading(),
    text: sentence(108).exactOptional(),
    gates: anyNumber(
      4,
      "Gates",
      group("Gate", {
        name: line("When", 21),
        text: text("What happens otherwise", 55).exactOptional(),
        items: anyNumber(10, "Checks", text("Check", 215)),
      }),
      { hint: "In their order.", row: "{name}" },
    ),
  },
  { anchor: "checks", isEmpty: ({ gates }) => !gates.length },
);
