import { group, id, line, list, reference, text } from "./fields.ts";

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

const serviceGroup = group("Group", {
  id: id(),
  title: line("Title", 60),
  text: text("One sentence", 160),
  topics: topics.exactOptional(),
});

export const serviceGroupsSchema = group("Groups and phases of services", {
  groups: list(1, 12, "Groups", serviceGroup, {
    hint: "In the order of the plan. A service names its group; one without services is not shown.",
    row: "{title}",
  }).refine(
    (groups) => new Set(groups.map(({ id }) => id)).size === groups.length,
    "one group stands there twice.",
  ),
  phases: list(
    0,
    8,
    "Phases",
    group("Phase", { name: line("Name", 8), until: line("Until", 24, "Begins with “to”.") }),
    {
      hint: "Services are placed on them, in quarters of a phase. Without any, the plan is a list.",
      row: "{name}",
    },
  ).prefault([]),
  aliases: list(
    0,
    100,
    "Second addresses",
    group("Second address", { address: id(), service: reference("services", "Service") }),
    { hint: "An address below /services that shows another service.", row: "{address}" },
  ).prefault([]),
});
