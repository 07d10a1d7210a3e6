import { asAnchor, eachOnce } from "./each-once.ts";
import { group, line, list, markdown, text } from "./fields.ts";

export const faqSchema = group("Questions and answers", {
  questions: list(
    0,
    20,
    "Questions",
    group("Question", {
      question: text("Question", 90),
      answer: markdown("Answer", 1500),
      search: line(
        "Search words",
        200,
        "Words people search for. Separate them with commas.",
      ).exactOptional(),
    }),
    { row: "{question}" },
  )
    .superRefine(eachOnce("question", asAnchor))
    .prefault([]),
});
