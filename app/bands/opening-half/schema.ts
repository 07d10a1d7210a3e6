import { defineBand } from "../../content/schema/band.ts";
import { figure } from "../../content/schema/entry.ts";
import { anyNumber, flag, focus, picture, text } from "../../content/schema/fields.ts";
import { introFields } from "../../content/schema/pages/parts.ts";

export const openingHalf = defineBand(
  "opening-half",
  "Opening: text beside a picture",
  {
    ...introFields,
    image: picture("Picture", [1600, 1200]),
    imageFocus: focus("image", { Desktop: 1, Tablet: 3 / 2, Phone: 4 / 3 }),
    imageAlt: text("What the picture shows", 150, "For people who cannot see it."),
    figures: anyNumber(3, "Figures", figure()),
    showsYear: flag("The year of foundation", "Beside the figures."),
  },
  {
    anchor: "top",
    *agrees({ figures, showsYear }) {
      if (showsYear && figures.length > 2)
        yield {
          path: ["figures"],
          message: "three stand below the text: two figures and the year, or three without it.",
        };
    },
  },
);
