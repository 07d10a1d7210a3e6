import { exactly, group, line, list, text } from "../fields.ts";
import {
  head,
  heading,
  intro,
  label,
  links,
  linksOccurOnce,
  place,
  search,
  sectionIntro,
  titledText,
} from "./parts.ts";

const topics = group("Topics", {
  heading: heading(18),
  label: label(19),
  text: text("Text", 235),
  links,
  general: line("An email about anything else", 18),
}).superRefine(linksOccurOnce);

const letter = group("Letter", {
  copy: line("Button that copies it", 20),
  copied: line("Said once it has", 20),
  selected: text("If the browser refuses to copy", 94),
  after: titledText(
    "After it is sent",
    20,
    210,
    "Who answers, by when, and what the call is like.",
  ),
});

export const contactSchema = group("Contact", {
  ...place("/contact"),
  head,
  intro,
  include: list(1, 6, "What to put in the email", text("Line", 70)),
  nextText: text("How long it takes", 130, "The days of the steps below, in sum."),
  // The schedule beside the steps is drawn for these four.
  next: exactly(4, "What happens next", titledText("Step", 17, 140), {
    hint: "Reply, preparation, call and note.",
    row: "{title}",
  }),
  topics,
  letter,
  agenda: list(2, 6, "Lines of the prepared email", text("Line", 43), {
    hint: "For the visitor to complete. The second asks for the date.",
  }),
  faq: sectionIntro("Questions"),
  headquarters: text("Headquarters", 210),
  search: search.exactOptional(),
});
