import { anyRows, group, id, line, reference, rows, text, whole } from "./fields.ts";
import { searchWords } from "./pages/parts.ts";

/** What brings a visitor here, before they know what it is called in the trade. */
export const situationsSchema = group("Situations", {
  situations: anyRows(8, "Situations", "Situation", "{line}", {
    id: id(),
    line: text(
      "Situation",
      50,
      "What a visitor would say, in their words and in the first person.",
    ),
    subject: line("Subject of the email", 40),
    letter: text(
      "First sentence of the email",
      80,
      "The same, as the visitor would write it to you.",
    ),
    services: rows(1, 4, "Services", "Service", "{service}", {
      service: reference("services", "Service"),
      why: text("Reason", 70, "What this service does in this situation."),
    }).describe("The one to start with comes first."),
    proof: group("Case study", {
      caseStudy: reference("case-studies", "Case study"),
      result: whole("Result", 1, 6, "The number of the result to show. 1 is the first."),
    }).exactOptional(),
    note: text("Text above the button", 90),
    button: line("Button", 40, "It leads to the contact page with this situation."),
    search: searchWords(240),
  }).describe("The page of all services opens with them, and the email can begin with one."),
});
