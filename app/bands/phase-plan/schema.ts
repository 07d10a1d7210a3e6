import { defineBand, withHeadings } from "../../content/schema/band.ts";
import { eachOnce } from "../../content/schema/each-once.ts";
import { entry, figure } from "../../content/schema/entry.ts";
import { flag, group, line, list, reference, text } from "../../content/schema/fields.ts";
import { heading, sectionFields, titledText } from "../../content/schema/pages/parts.ts";
import { slugOf } from "../../text/slug.ts";

const picture = () => entry("case-studies", "Picture", "That of a case study.");

const panel = group(
  "Panel",
  {
    heading: heading(),
    text: text("Text", 100),
    reasons: list(1, 4, "Reasons", titledText("Reason", 31, 130), { row: "{title}" }),
  },
  "Above its services, why one should buy them here.",
);

const steps = group(
  "Steps",
  {
    heading: heading(),
    steps: list(
      1,
      6,
      "Steps",
      group("Step", {
        title: text("Title", 31),
        text: text("Text", 130),
        critical: flag("Carries the point", "Drawn in the signal color."),
      }),
      { row: "{title}" },
    ),
  },
  "Below its services, how such work proceeds.",
);

const showcase = group(
  "Picture and figures",
  {
    text: text("Text", 198),
    figures: list(1, 3, "Figures", figure()),
    picture: picture(),
  },
  "Below its services.",
);

const featured = group(
  "Featured service",
  {
    service: entry("services", "Service", "One of the group."),
    text: text("Text", 260),
    picture: picture(),
  },
  "A dark card after the group, in place of a row.",
);

const extras = group("Extras of a group", {
  group: reference("service-groups", "Group"),
  panel: panel.exactOptional(),
  steps: steps.exactOptional(),
  showcase: showcase.exactOptional(),
  featured: featured.exactOptional(),
});

export const phasePlan = defineBand(
  "phase-plan",
  "Services: all on one plan",
  {
    ...sectionFields(),
    columns: group("Columns", {
      service: line("Above the names", 12),
      description: line("Above the descriptions", 20),
    }).exactOptional(),
    atRest: entry(
      "services",
      "Highlighted service",
      "While no row is hovered or focused.",
    ).exactOptional(),
    load: titledText(
      "Services at work",
      20,
      40,
      "Beside the bars that count services.",
    ).exactOptional(),
    legend: group("Legend", {
      span: line("Bar", 26),
      chosen: line("Highlighted bar", 29),
      end: line("Dot", 20),
    }).exactOptional(),
    extras: list(0, 20, "What else is shown with a group", extras, { row: "{group}" })
      .superRefine(eachOnce("group"))
      .exactOptional(),
  },
  {
    anchor: "services",
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
            message: `“${featured.service.id}” is in the group “${featured.service.group}”.`,
          };
    },
  },
);
