import { defineBand } from "../../content/schema/band.ts";
import { entry } from "../../content/schema/entry.ts";
import { anyRows, choice, flag, group, line, link } from "../../content/schema/fields.ts";
import { sectionFields } from "../../content/schema/pages/parts.ts";

const button = group("Button", {
  label: line("Label", 34, "Leave it empty for the usual one.").exactOptional(),
  variant: choice("Look", ["link", "primary", "secondary", "highlight"]).exactOptional(),
  color: choice(
    "Color",
    ["text", "muted", "accent"],
    "Only for links and secondary buttons.",
  ).exactOptional(),
}).refine(({ variant = "link", color }) => !color || ["link", "secondary"].includes(variant), {
  path: ["color"],
  error: ({ input }) =>
    `cannot be chosen for a ${(input as { variant?: string }).variant} button. Clear it.`,
});

export const serviceCards = defineBand(
  "service-cards",
  "Services: cards",
  "Cards of the services you choose. Use it to lead visitors to a few services.",
  {
    ...sectionFields(),
    cards: anyRows(12, "Cards", "Card", "{service}", {
      service: entry("services", "Service"),
      href: link("Address", "Leave it empty for the page of the service.").exactOptional(),
      variant: choice("Look", ["default", "dark", "glass", "3d"])
        .meta({ labels: { "3d": "3D" } })
        .exactOptional(),
      featured: flag("Featured", "A larger title, and a dark card unless you choose a look."),
      button: button.exactOptional(),
    }),
  },
  { anchor: "service-cards", isEmpty: ({ cards }) => !cards.length },
);
