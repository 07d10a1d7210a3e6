import { defineBand } from "../../content/schema/band.ts";
import { figure } from "../../content/schema/entry.ts";
import { flag, group, line, link, list, text } from "../../content/schema/fields.ts";
import { heading } from "../../content/schema/pages/parts.ts";

export const closingCall = defineBand(
  "closing-call",
  "Ending: the call",
  {
    heading: heading(52),
    text: text("Text", 165),
    button: group("Button", {
      label: line("Words, if not the usual ones", 40).exactOptional(),
      href: link("Address, if not the contact page").exactOptional(),
    }).exactOptional(),
    asksDate: flag("Asks for the date to plan back from"),
    figures: list(0, 4, "Figures below", figure()).exactOptional(),
  },
  { ground: "ink", anchor: "contact" },
);
