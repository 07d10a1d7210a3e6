import { z } from "zod";
import { asAnchor, eachOnce } from "./each-once.ts";
import { choice, description, draft, group, line, link, list, markdown } from "./fields.ts";
import { formerly } from "./formerly.ts";
import { day, periodBars, searchWords } from "./pages/parts.ts";

/** The head of a legal page, and its text as Markdown is read. */
export const legalSchema = group("Legal page", {
  path: link("Address", "For example: /privacy. Other sites link to it, so keep it."),
  draft: draft(),
  formerly: formerly(),
  title: line("Title", 60),
  description: description(),
  wordingChanged: day("Last change"),
  mailbox: choice("Email for questions", ["info", "privacy", "legal"]).exactOptional(),
  periods: list(1, 4, "Periods", periodBars, { row: "{heading}" })
    .superRefine(eachOnce("heading", asAnchor))
    .exactOptional(),
  search: searchWords(200),
  sections: list(
    1,
    30,
    "Sections",
    group("Section", {
      heading: line("Heading", 70),
      paragraphs: list(1, 40, "Paragraphs", markdown("Paragraph", 4000)),
      shows: z.literal("storedKeys").exactOptional(),
    }),
  ).superRefine(eachOnce("heading", asAnchor)),
});
