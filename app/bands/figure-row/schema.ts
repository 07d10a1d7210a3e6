import { defineBand } from "../../content/schema/band.ts";
import { figure } from "../../content/schema/entry.ts";
import { anyNumber, group, line } from "../../content/schema/fields.ts";
import { action, sectionFields } from "../../content/schema/pages/parts.ts";

export const figureRow = defineBand(
  "figure-row",
  "Figures: a row beside its heading",
  {
    ...sectionFields(),
    figures: anyNumber(
      4,
      "Figures",
      group("Figure", {
        claim: figure(),
        label: line("Label, if not its own", 30).exactOptional(),
      }),
      { row: "{claim}" },
    ),
    link: action("Link below").exactOptional(),
  },
  { ground: "sand", anchor: "figures", isEmpty: ({ figures }) => !figures.length },
);
