import { choice, exactly, group, id, line, list, reference, text } from "./fields.ts";

/** The services page has a band of its own for each of them. */
const groupIds = [
  "flagship",
  "enterprise-solutions",
  "specialized-services",
  "industry-expertise",
  "technology-transformation",
  "premium-service-offerings",
  "ai-solutions",
  "innovation-lab",
] as const;

export const serviceGroupsSchema = group("Groups of services", {
  groups: exactly(
    8,
    "Groups",
    group("Group", {
      id: choice("Group", groupIds),
      title: line("Title", 60),
      text: text("One sentence", 160),
      services: list(1, 1000, "Services, in order", reference("services", "Service")),
    }),
    { hint: "In the order of the plan.", row: "{title}" },
  ).refine(
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
