import { asAnchor, eachOnce } from "./each-once.ts";
import { group, markdown, rows, text } from "./fields.ts";
import { searchWords } from "./pages/parts.ts";

export const faqSchema = group("Questions and answers", {
  questions: rows(0, 60, "Questions", "Question", "{question}", {
    question: text("Question", 90),
    answer: markdown("Answer", 1500),
    search: searchWords(200),
  })
    .superRefine(eachOnce("question", asAnchor))
    .prefault([]),
});
