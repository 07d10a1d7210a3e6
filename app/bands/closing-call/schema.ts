import { defineBand } from "../../content/schema/band.ts";
import { figure } from "../../content/schema/entry.ts";
import { anyNumber, flag, group, line, link, list, number } from "../../content/schema/fields.ts";
import { heading, sentence } from "../../content/schema/pages/parts.ts";

/** Figures in large type, each as a bar if it is a part of something. */
const measured = group("Card of figures", {
  heading: heading(41),
  figures: list(
    1,
    4,
    "Figures",
    group("Figure", {
      claim: figure(),
      label: line("Label", 30),
      outOf: number(
        "Out of",
        1,
        1000,
        "The whole bar: 100 for a percentage, 5 for stars.",
      ).exactOptional(),
    }),
    { row: "{label}" },
  ),
});

export const closingCall = defineBand(
  "closing-call",
  "Ending: the call",
  {
    heading: heading(52),
    text: sentence(165).exactOptional(),
    button: group("Button", {
      label: line("Words, if not the usual ones", 40).exactOptional(),
      href: link("Address, if not the contact page").exactOptional(),
    }).exactOptional(),
    asksDate: flag("Asks for the date to plan back from"),
    figures: anyNumber(4, "Figures below", figure()),
    measured: measured.exactOptional(),
  },
  {
    ground: "ink",
    anchor: "contact",
    *agrees({ measured }) {
      for (const [index, { claim, outOf }] of (measured?.figures ?? []).entries())
        if (outOf && !(Number.parseFloat(claim.value) <= outOf))
          yield {
            path: ["measured", "figures", index, "outOf"],
            message: `${claim.value} is no part of ${outOf}: write its whole, or leave it out.`,
          };
    },
  },
);
