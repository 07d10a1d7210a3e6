import { defineBand } from "../../content/schema/band.ts";
import { anyNumber, anyRows, line, text } from "../../content/schema/fields.ts";
import { heading, sentence } from "../../content/schema/pages/parts.ts";

export const gates = defineBand(
  "gates",
  "Trust: checks",
  "The checks that everything passes, in order. Use it to explain how quality is kept.",
  {
    heading: heading(),
    text: sentence(108).exactOptional(),
    gates: anyRows(4, "Stages", "Stage", "{name}", {
      name: line("Name", 21, "When the checks run."),
      text: text("Consequence", 55, "What happens if a check fails.").exactOptional(),
      items: anyNumber(10, "Checks", text("Check", 215)),
    }).describe("In order."),
  },
  { anchor: "checks", isEmpty: ({ gates }) => !gates.length },
);
