import { defineBand } from "../../content/schema/band.ts";
import { flag } from "../../content/schema/fields.ts";
import { sectionFields } from "../../content/schema/pages/parts.ts";
import { slugOf } from "../../text/slug.ts";

export const questions = defineBand(
  "questions",
  "Questions: all, with answers",
  "The questions and answers kept under Questions and answers. Use it to settle doubts before a call.",
  {
    ...sectionFields(),
    linked: flag(
      "Found by the search",
      "Turn it on for one page: the search then leads to its answers.",
    ),
  },
  {
    anchor: "faq",
    role: "questions",
    uses: ["faq"],
    isEmpty: (_words, { faq }) => !faq.length,
    ids: ({ linked }, { faq }) => (linked ? faq.map(({ question }) => slugOf(question)) : []),
    // Elsewhere the same answers are only repeated.
    found: ({ linked }) => (linked ? {} : undefined),
  },
);
