import { defineBand } from "../../content/schema/band.ts";
import { figure } from "../../content/schema/entry.ts";
import { anyRows, line } from "../../content/schema/fields.ts";
import { action, sectionFields } from "../../content/schema/pages/parts.ts";

export const figureRow = defineBand(
  "figure-row",
  "Figures: row",
  "Up to four figures in a row beside a heading. Use it for a quick summary.",
  {
    ...sectionFields(),
    figures: anyRows(4, "Figures", "Figure", "{claim}", {
      claim: figure(),
      label: line("Label", 30, "Leave it empty for the usual one.").exactOptional(),
    }),
    link: action("Link").exactOptional(),
  },
  { ground: "sand", anchor: "figures", isEmpty: ({ figures }) => !figures.length },
);
