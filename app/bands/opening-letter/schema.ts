import { defineBand, withHeadings } from "../../content/schema/band.ts";
import { flag, line, text } from "../../content/schema/fields.ts";
import { introFields, links } from "../../content/schema/pages/parts.ts";

export const openingLetter = defineBand(
  "opening-letter",
  "Opening: email to send",
  "The heading and what an email can be about, beside that email, which visitors finish and send. Use it at the top of the contact page.",
  {
    ...introFields,
    question: line("Question", 30, "Above the situations and services to choose from."),
    general: line("Anything else", 18, "The label of the email about anything else."),
    byName: line("Services by name", 30, "Opens the list of services, below the situations."),
    asksDate: flag("Date picker", "The date a visitor picks goes into the email."),
    note: text("Small print", 110, "Below the buttons that send the email."),
    links: links.exactOptional(),
  },
  {
    once: true,
    anchor: "top",
    holds: ["steps-by-day", "note"],
    uses: ["situations", "serviceGroups", "services", "letter"],
    ids: (_words, { situations, services, serviceGroups }) => [
      ...withHeadings(["letter"]),
      "topics",
      ...[
        ...situations,
        ...services,
        ...serviceGroups.groups.flatMap(({ topics = [] }) => topics),
      ].map(({ id }) => id),
    ],
    texts: ({ heading }) => [heading],
    *agrees({ note, links = {} }) {
      for (const name of Object.keys(links))
        if (note.split(name).length !== 2)
          yield {
            path: ["links", name],
            message: `“${name}” has to be in the small print exactly once.`,
          };
    },
  },
);
