import { z } from "zod";
import { choice, description, group, line, link, list, text } from "./fields.ts";
import { linksOccurOnce, periodBars } from "./pages/parts.ts";

/** The head of a legal page, and its text as Markdown is read. */
export const legalSchema = group("Legal page", {
  path: link("Address"),
  title: line("Title", 60),
  description: description(),
  wordingChanged: z
    .string()
    .regex(/^20\d\d-\d\d-\d\d$/, { error: ({ input }) => `“${input}”: write a day as 2026-11-16.` })
    .refine((day) => new Date(day).toJSON()?.startsWith(day), {
      error: ({ input }) => `“${input}” is no day of the calendar.`,
    })
    .meta({ title: "Day of the last change to the wording" }),
  mailbox: choice("Mailbox for questions", ["privacy", "legal"]),
  schedules: list(1, 4, "Periods, as charts", periodBars).exactOptional(),
  search: line("Words people search for", 200, "Separated by commas.").exactOptional(),
  sections: list(
    1,
    30,
    "Sections",
    group("Section", {
      heading: line("Heading", 70),
      paragraphs: list(1, 8, "Paragraphs", text("Paragraph", 900)),
      links: z.record(z.string(), link("Address")).exactOptional(),
      showsStoredKeys: z.literal(true).exactOptional(),
    }).superRefine(linksOccurOnce),
  ),
});
