import { defineBand } from "../../content/schema/band.ts";
import { anyRows, line, reference, text } from "../../content/schema/fields.ts";

export const serviceOpening = defineBand(
  "service-opening",
  "Opening: service",
  "The title, the lead, the picture and a few facts of the service. Use it first on service and solution pages.",
  {
    tag: line("Tag", 28, "Shown instead of the name of the group.").exactOptional(),
    tagGroup: reference(
      "service-groups",
      "Group of the tag",
      "The group that the tag speaks of. Services of another have the name of theirs beside the tag.",
    ).exactOptional(),
    facts: anyRows(4, "Facts", "Fact", "{term}", {
      term: line("Term", 27),
      text: text("Text", 80),
    }).describe("Side by side below the title. A fact that a service does not have is not shown."),
  },
  { of: ["service", "solution"], anchor: "top", isTitled: true, uses: ["serviceGroups"] },
);
