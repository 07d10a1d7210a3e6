import type { z } from "zod";
import { exactly, group, id, line, list, reference, text } from "./fields.ts";
import { figure, heading, titledText } from "./pages/parts.ts";

const topics = list(
  1,
  6,
  "Further topics on the contact page",
  group("Topic", { id: id(), title: line("Title", 26, "Also the subject of the email.") }),
  {
    hint: "For what has no service page. /contact?topic= with the id leads there.",
    row: "{title}",
  },
);

const panel = group(
  "Panel",
  {
    heading: heading(),
    text: text("Text", 100),
    reasons: exactly(4, "Reasons", titledText("Reason", 31, 130), { row: "{title}" }),
  },
  "Above its services, why one should buy them here.",
);

const steps = group(
  "Steps",
  {
    heading: heading(),
    steps: exactly(4, "Steps", titledText("Step", 31, 130), { row: "{title}" }),
  },
  "Below its services, how such work proceeds.",
);

const showcase = group(
  "Picture and figures",
  {
    text: text("Text", 198),
    figures: exactly(3, "Figures", figure()),
    picture: reference("case-studies", "Picture", "That of a case study."),
  },
  "Below its services.",
);

const featured = group(
  "Featured service",
  {
    service: reference("services", "Service", "One more of the group, not in its list."),
    text: text("Text", 260),
    picture: reference("case-studies", "Picture", "That of a case study."),
  },
  "A dark card after the group, in place of a row.",
);

const serviceGroup = group("Group", {
  id: id(),
  title: line("Title", 60),
  text: text("One sentence", 160),
  services: list(1, 1000, "Services, in order", reference("services", "Service")),
  topics: topics.exactOptional(),
  panel: panel.exactOptional(),
  steps: steps.exactOptional(),
  showcase: showcase.exactOptional(),
  featured: featured.exactOptional(),
});

/** Every service of a group, with its place in the file: those of the list, and the featured one. */
export function membersOf({ services, featured }: z.output<typeof serviceGroup>) {
  const listed = services.map((id, index) => ({ id, path: ["services", index] }));
  return featured ? [...listed, { id: featured.service, path: ["featured", "service"] }] : listed;
}

export const serviceGroupsSchema = group("Groups of services", {
  groups: list(1, 20, "Groups", serviceGroup, {
    hint: "In the order of the plan.",
    row: "{title}",
  }).refine(
    (groups) => new Set(groups.map(({ id }) => id)).size === groups.length,
    "one group stands there twice.",
  ),
  aliases: list(
    0,
    100,
    "Second addresses",
    group("Second address", { address: id(), service: reference("services", "Service") }),
    { hint: "An address below /services that shows another service.", row: "{address}" },
  ),
});
