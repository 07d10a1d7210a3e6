import { anyRows, group, id, line, list, reference, rows, text } from "./fields.ts";
import { servicePicture } from "./service-picture.ts";

const topics = rows(1, 6, "More topics on the contact page", "Topic", "{title}", {
  id: id(),
  title: line("Title", 26, "Also used as the subject of the email."),
}).describe("For topics without a service page. Link to one with /contact?topic= and its id.");

const serviceGroup = group("Group", {
  id: id(),
  title: line("Title", 60),
  text: text("Description", 160, "One sentence about what the services have in common."),
  picture: servicePicture("Beside the title of its services, unless they have their own."),
  topics: topics.exactOptional(),
});

export const serviceGroupsSchema = group("Service groups and phases", {
  groups: list(1, 12, "Groups", serviceGroup, { row: "{title}" })
    .describe(
      "In the order of the plan. Services choose their group themselves, and a group without services is not shown.",
    )
    .refine(
      (groups) => new Set(groups.map(({ id }) => id)).size === groups.length,
      "has two groups with the same id. Change one of them.",
    ),
  phases: anyRows(8, "Phases", "Phase", "{name}", {
    name: line("Name", 8),
    until: line("End", 24, "What it ends with. For example: until the contract"),
  }).describe(
    "The plan of all services shows them from left to right. Without phases, the plan is a list.",
  ),
  aliases: anyRows(100, "Second addresses", "Second address", "{address}", {
    address: id().meta({ title: "Address" }),
    service: reference("services", "Service"),
  }).describe("Addresses under /services that lead to a service with another name."),
});
