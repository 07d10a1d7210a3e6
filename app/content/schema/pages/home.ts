import { exactly, group, line, list, picture, reference, text } from "../fields.ts";
import { pictogram } from "../pictogram.ts";
import { gantt } from "../visualization.ts";
import { closing, figure, head, heading, label, place, search, sectionIntro } from "./parts.ts";

const statCard = group("Card", {
  claim: figure(),
  title: text("Title", 25),
  description: text("Description", 150),
  cites: list(1, 3, "Other figures in the description", figure()).exactOptional(),
  icon: pictogram,
});

/** The order of an engagement, where nothing critical runs beside anything else. */
const schedule = gantt.superRefine(({ bars }, context) => {
  let reached = 0;
  for (const [index, { start, end, critical }] of bars.entries()) {
    if (!critical) continue;
    if (start !== reached)
      context.addIssue({
        code: "custom",
        path: ["bars", index, "start"],
        message: `on the critical path it begins at ${reached}, where the bar before it ends.`,
      });
    reached = end;
  }
});

export const homeSchema = group("Home", {
  ...place("/"),
  head,
  hero: group("Opening of the page", {
    badge: line("Badge", 62, "An award, above the heading."),
    badgeFrom: line("Who gave it, and when", 50),
    heading: text("Heading", 70, "The largest words of the site."),
    lead: text("Lead", 310, "Begins with the buyer’s problem; does not repeat the tagline."),
    image: picture("Picture", 2400, 1500),
    imageAlt: text("What the picture shows", 145, "For people who cannot see it."),
  }),
  heroPanel: exactly(3, "Figures beside the opening", figure()),
  statCards: exactly(4, "Cards with a figure", statCard, { row: "{title}" }),
  featured: group("Featured service", {
    service: reference("services", "Service", "Its icon is shown, and the button leads to it."),
    label: label(),
    heading: heading(),
    text: text("Text", 185),
    points: exactly(3, "Points", text("Point", 46)),
    schedule,
  }),
  clients: sectionIntro("Clients"),
  process: sectionIntro("Process"),
  caseStudies: sectionIntro("Case studies"),
  testimonials: sectionIntro("Testimonials"),
  faq: sectionIntro("Questions"),
  closing,
  search: search.exactOptional(),
});
