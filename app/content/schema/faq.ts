import { asAnchor, eachOnce } from "./each-once.ts";
import { group, line, list, markdown, text } from "./fields.ts";

export const faqSchema = group("Questions", {
  questions: list(
    0,
    20,
    "Questions",
    group("Question", {
      question: text("Question", 90),
      answer: markdown("Answer", 1500),
      search: line("Words people search for", 200, "Separated by commas.").exactOptional(),
    }),
    { row: "{question}" },
  )
    .superRefine(eachOnce("question", asAnchor))
    .prefault([]),
});
