import { defineBand } from "../../content/schema/band.ts";
import { figure } from "../../content/schema/entry.ts";
import { line, rows } from "../../content/schema/fields.ts";
import { heading, sentence } from "../../content/schema/pages/parts.ts";

export const whyUs = defineBand(
  "why-us",
  "Service: figures",
  "Figures in large type, and what they stand for. Use it after the main part.",
  {
    heading: heading(24),
    text: sentence(230).exactOptional(),
    figures: rows(0, 4, "Figures", "Figure", "{claim}", {
      claim: figure(),
      label: line("Label", 20),
    }).describe("The figures of the service follow."),
  },
  { of: ["service", "solution"], ground: "sand", anchor: "why", uses: ["claims"] },
);
