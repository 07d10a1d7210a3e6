import { defineBand } from "../../content/schema/band.ts";
import { entry } from "../../content/schema/entry.ts";
import { anyNumber, choice, flag, group, line, link } from "../../content/schema/fields.ts";
import { sectionFields } from "../../content/schema/pages/parts.ts";

const button = group("Button", {
  label: line("Words, if not the usual ones", 34).exactOptional(),
  variant: choice("Look", ["link", "primary", "secondary", "highlight"]).exactOptional(),
  color: choice(
    "Color of the words",
    ["text", "muted", "accent"],
    "Of a link or a secondary button.",
  ).exactOptional(),
}).refine(({ variant = "link", color }) => !color || ["link", "secondary"].includes(variant), {
  path: ["color"],
  error: ({ input }) =>
    `a ${(input as { variant?: string }).variant} button has a color of its own: leave it out.`,
});

export const serviceCards = defineBand(
  "service-cards",
  "Services: cards",
  {
    ...sectionFields(),
    cards: anyNumber(
      12,
      "Cards",
      group("Card", {
        service: entry("services", "Service"),
        href: link("Address, if not its page").exactOptional(),
        variant: choice("Look", ["default", "dark", "glass", "3d"]).exactOptional(),
        featured: flag("Featured", "Its title is larger, and it is dark if it has no look."),
        button: button.exactOptional(),
      }),
      { row: "{service}" },
    ),
  },
  { anchor: "service-cards", isEmpty: ({ cards }) => !cards.length },
);
