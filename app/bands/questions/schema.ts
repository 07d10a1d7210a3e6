import { defineBand } from "../../content/schema/band.ts";
import { flag } from "../../content/schema/fields.ts";
import { sectionFields } from "../../content/schema/pages/parts.ts";
import { slugOf } from "../../text/slug.ts";

export const questions = defineBand(
  "questions",
  "Questions and answers",
  {
    ...sectionFields(),
    linked: flag("Search leads here", "On one page: its answers have addresses of their own."),
  },
  {
    anchor: "faq",
    uses: ["faq"],
    isEmpty: (_words, { faq }) => !faq.length,
    ids: ({ linked }, { faq }) => (linked ? faq.map(({ question }) => slugOf(question)) : []),
    // Elsewhere the same answers are only repeated.
    found: ({ heading, text, linked }) => (linked ? { title: heading, text } : {}),
  },
);
