import { defineBand } from "../../content/schema/band.ts";
import { figure } from "../../content/schema/entry.ts";
import {
  anyNumber,
  blanks,
  flag,
  group,
  line,
  link,
  list,
  number,
} from "../../content/schema/fields.ts";
import { heading, sentence } from "../../content/schema/pages/parts.ts";

/** Figures in large type, each as a bar if it is a part of something. */
const measured = group("Card with figures", {
  heading: heading(41),
  figures: list(
    1,
    4,
    "Figures",
    group("Figure", {
      claim: figure(),
      label: line("Label", 30),
      outOf: number(
        "Maximum",
        1,
        1000,
        "The length of the whole bar: 100 for a percentage, 5 for stars.",
      ).exactOptional(),
    }),
    { row: "{label}" },
  ),
});

export const closingCall = defineBand(
  "closing-call",
  "Closing: call to action",
  "A dark band with a heading and a button to the contact page. Use it last on a page.",
  {
    heading: heading(52),
    datedHeading: blanks("Heading with a date", 60, "by").exactOptional(),
    text: sentence(165).exactOptional(),
    button: group("Button", {
      label: line("Label", 40, "Leave it empty for the usual one.").exactOptional(),
      href: link("Address", "Leave it empty for the contact page.").exactOptional(),
    }).exactOptional(),
    asksDate: flag("Date picker", "Visitors pick a date, and the plan counts back from it."),
    figures: anyNumber(4, "Figures", figure()),
    measured: measured.exactOptional(),
  },
  {
    ground: "ink",
    anchor: "contact",
    *agrees({ measured }) {
      for (const [index, { claim, outOf }] of (measured?.figures ?? []).entries())
        if (outOf && !((claim.number ?? Number.NaN) <= outOf))
          yield {
            path: ["measured", "figures", index, "outOf"],
            message: `does not fit the figure ${claim.value}, whose number is ${claim.number ?? "not given"}. Write its largest possible value, or clear this.`,
          };
    },
  },
);
