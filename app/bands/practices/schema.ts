import { defineBand } from "../../content/schema/band.ts";
import { entry } from "../../content/schema/entry.ts";
import { anyRows, text, whole } from "../../content/schema/fields.ts";
import { sectionFields } from "../../content/schema/pages/parts.ts";

export const practices = defineBand(
  "practices",
  "Firm: practices by year",
  "The practices of the firm in the order in which they began. Use it on the page about the firm.",
  {
    ...sectionFields(),
    practices: anyRows(12, "Practices", "Practice", "{since}: {service}", {
      since: whole("Year", 1800, 2100, "When the practice got its own director."),
      service: entry("services", "Practice"),
      question: text("Question", 60, "What clients kept asking before."),
    }).describe("In order of their years."),
  },
  { ground: "sand", anchor: "practices", isEmpty: ({ practices }) => !practices.length },
);
