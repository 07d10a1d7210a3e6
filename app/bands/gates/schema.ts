import { defineBand } from "../../content/schema/band.ts";
import { anyNumber, group, line, text } from "../../content/schema/fields.ts";
import { heading, sentence } from "../../content/schema/pages/parts.ts";

export const gates = defineBand(
  "gates",
  "Trust: checks",
  "The checks that everything passes, in order. Use it to explain how quality is kept.",
  {
    heading: heading(),
    text: sentence(108).exactOptional(),
    gates: anyNumber(
      4,
      "Stages",
      group("Stage", {
        name: line("Name", 21, "When the checks run."),
        text: text("Consequence", 55, "What happens if a check fails.").exactOptional(),
        items: anyNumber(10, "Checks", text("Check", 215)),
      }),
      { hint: "In order.", row: "{name}" },
    ),
  },
  { anchor: "checks", isEmpty: ({ gates }) => !gates.length },
);
