import { defineBand } from "../../content/schema/band.ts";
import { figure } from "../../content/schema/entry.ts";
import { anyNumber, group, id, line, link } from "../../content/schema/fields.ts";
import { heading, sentence } from "../../content/schema/pages/parts.ts";

export const certifications = defineBand(
  "certifications",
  "Trust: certifications",
  "The certifications of the firm among figures. Use it on the page about security.",
  {
    heading: heading(),
    text: sentence(193).exactOptional(),
    figures: anyNumber(4, "Figures", figure()).describe(
      "The certifications of the firm come before the last figure.",
    ),
    link: group("Link", {
      label: line("Label", 40),
      href: link("Address"),
      anchor: id()
        .meta({ title: "Anchor", description: "What follows # in a link to this one." })
        .exactOptional(),
    }).exactOptional(),
  },
  {
    anchor: "certifications",
    uses: ["certifications"],
    isEmpty: ({ figures }, { certifications }) => !figures.length && !certifications.length,
    ids: ({ link }) => (link?.anchor ? [link.anchor] : []),
    found: (_words, { certifications }) => ({
      more: certifications.flatMap(({ name, scope }) => [name, scope]),
    }),
  },
);
