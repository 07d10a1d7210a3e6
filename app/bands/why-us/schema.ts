import { defineBand } from "../../content/schema/band.ts";
import { figure } from "../../content/schema/entry.ts";
import { group, line, list } from "../../content/schema/fields.ts";
import { heading, sentence } from "../../content/schema/pages/parts.ts";

export const whyUs = defineBand(
  "why-us",
  "Figures in large type, with the call",
  {
    heading: heading(24),
    text: sentence(230).exactOptional(),
    figures: list(0, 4, "Figures", group("Figure", { claim: figure(), label: line("Label", 20) }), {
      hint: "Those of the service follow.",
      row: "{claim}",
    }),
  },
  { of: ["service", "solution"], anchor: "why", uses: ["claims"] },
);
