import { defineBand } from "../../content/schema/band.ts";
import { figure } from "../../content/schema/entry.ts";
import { flag, list, text } from "../../content/schema/fields.ts";
import { action, heading } from "../../content/schema/pages/parts.ts";

export const closingCall = defineBand(
  "closing-call",
  "Ending: the call",
  {
    heading: heading(52),
    text: text("Text", 165),
    button: action("Button, if not the usual one").exactOptional(),
    asksDate: flag("Asks for the date to plan back from"),
    figures: list(1, 4, "Figures below", figure()).exactOptional(),
  },
  { ground: "ink", anchor: "contact" },
);
