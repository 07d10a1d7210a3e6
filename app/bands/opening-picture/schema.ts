import { defineBand } from "../../content/schema/band.ts";
import { figure } from "../../content/schema/entry.ts";
import {
  anyNumber,
  flag,
  focus,
  line,
  phoneCrop,
  picture,
  text,
} from "../../content/schema/fields.ts";
import { action } from "../../content/schema/pages/parts.ts";

export const openingPicture = defineBand(
  "opening-picture",
  "Opening: picture and figures",
  "A large picture with the heading, two buttons and figures. Use it at the top of the home page or a campaign page.",
  {
    badge: line("Badge", 62, "An award, shown above the heading.").exactOptional(),
    badgeFrom: line("Source of the badge", 50, "Who gave the award, and when.").exactOptional(),
    heading: text("Heading", 70, "The largest words on the site, so keep it to one thought."),
    lead: text("Lead", 310, "Starts with the buyer’s problem. Do not repeat the tagline."),
    second: action("Second button").exactOptional(),
    more: action("Link below the buttons").exactOptional(),
    asksDate: flag(
      "Date picker",
      "Visitors pick a date, and a plan that counts back from it takes the place of the picture.",
    ),
    image: picture("Picture", [2400, 1500], { fallback: 960 }),
    imageFocus: focus("image", { Desktop: 16 / 9, Phone: 4 / 3 }),
    imageAlt: text("What the picture shows", 145, "For people who cannot see it."),
    phoneCrop,
    figures: anyNumber(4, "Figures", figure()),
  },
  { anchor: "top", role: "date", texts: ({ heading, lead }) => [heading, lead] },
);
