import { defineBand, withHeadings } from "../../content/schema/band.ts";
import { eachOnce } from "../../content/schema/each-once.ts";
import { entry, figure } from "../../content/schema/entry.ts";
import {
  anyNumber,
  flag,
  group,
  line,
  list,
  reference,
  rows,
  text,
} from "../../content/schema/fields.ts";
import { heading, sectionFields, titledText } from "../../content/schema/pages/parts.ts";
import { slugOf } from "../../text/slug.ts";

const picture = () => entry("case-studies", "Picture", "The cover picture of this case study.");

const panel = group("Panel", {
  heading: heading(),
  text: text("Text", 100),
  reasons: list(1, 4, "Reasons", titledText("Reason", 31, 130), { row: "{title}" }),
}).describe("Shown above the services: why to buy them from this firm.");

const steps = group("Steps", {
  heading: heading(),
  steps: rows(1, 6, "Steps", "Step", "{title}", {
    title: text("Title", 31),
    text: text("Text", 130),
    critical: flag("Highlight", "Drawn in the accent color."),
  }),
}).describe("Shown below the services: how the work proceeds.");

const showcase = group("Picture and figures", {
  text: text("Text", 198),
  figures: anyNumber(4, "Figures", figure()),
  picture: picture(),
}).describe("Shown below the services.");

const featured = group("Featured service", {
  service: entry("services", "Service", "A service of this group."),
  text: text("Text", 260),
  picture: picture(),
}).describe("A dark card after the group, instead of a row.");

const extras = group("Group", {
  group: reference("service-groups", "Group"),
  panel: panel.exactOptional(),
  steps: steps.exactOptional(),
  showcase: showcase.exactOptional(),
  featured: featured.exactOptional(),
});

export const phasePlan = defineBand(
  "phase-plan",
  "Services: full plan",
  "All services in their groups, placed on the phases of a program. Use it on the page of all services.",
  {
    ...sectionFields(),
    columns: group("Column headings", {
      service: line("Services", 12),
      description: line("Descriptions", 20),
    }).exactOptional(),
    atRest: entry(
      "services",
      "Highlighted service",
      "Until a visitor points at another one.",
    ).exactOptional(),
    load: titledText(
      "Service counter",
      20,
      40,
      "Beside the bars that count the services in each phase.",
    ).exactOptional(),
    legend: group("Legend", {
      span: line("Bar", 26),
      chosen: line("Highlighted bar", 29),
      end: line("Dot", 20),
    }).exactOptional(),
    extras: list(0, 20, "More about a group", extras, { row: "{group}" })
      .superRefine(eachOnce("group"))
      .exactOptional(),
  },
  {
    once: true,
    anchor: "services",
    role: "services",
    uses: ["phases", "serviceGroups", "services"],
    ids: ({ extras = [] }, { serviceGroups: { groups }, services }) => [
      ...withHeadings(groups.map(({ id }) => id)),
      ...services.map(({ id }) => id).filter((id) => !groups.some((group) => group.id === id)),
      ...extras.flatMap(({ panel }) => (panel ? [slugOf(panel.heading)] : [])),
      ...extras.flatMap(({ featured }) => (featured ? [`${featured.service.id}-heading`] : [])),
    ],
    texts: (_, { serviceGroups: { groups } }) => groups.flatMap(({ title, text }) => [title, text]),
    *agrees({ extras = [] }) {
      for (const [index, { group, featured }] of extras.entries())
        if (featured && featured.service.group !== group)
          yield {
            path: ["extras", index, "featured", "service"],
            message: `“${featured.service.id}” is in the group “${featured.service.group}”. Choose a service of this group.`,
          };
    },
  },
);
