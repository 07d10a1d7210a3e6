import { defineBand } from "../../content/schema/band.ts";
import { entry } from "../../content/schema/entry.ts";
import { anyNumber, group, text, whole } from "../../content/schema/fields.ts";
import { sectionFields } from "../../content/schema/pages/parts.ts";

export const practices = defineBand(
  "practices",
  "Firm: practices by the year they began",
  {
    ...sectionFields(),
    practices: anyNumber(
      12,
      "Practices",
      group("Practice", {
        since: whole("Since", 1800, 2100, "The year in which it got a director of its own."),
        service: entry("services", "Practice"),
        question: text("Question", 60, "What clients had kept asking."),
      }),
      { hint: "In the order in which they began.", row: "{since}: {service}" },
    ),
  },
  { ground: "sand", anchor: "practices", isEmpty: ({ practices }) => !practices.length },
);
