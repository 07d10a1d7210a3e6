import { blanks, flag, group, line, rows, text } from "./fields.ts";

/** The email that visitors finish and send; every topic has one. */
export const letterSchema = group("Prepared email", {
  subject: line("Subject", 60),
  subjectAbout: blanks("Subject with a topic", 60, "topic"),
  agenda: rows(1, 6, "Lines", "Line", "{line}", {
    line: text("Line", 43),
    asksDate: flag("Date question", "The date a visitor picked is written below this line."),
  })
    .describe("Each starts a sentence for the visitor to finish.")
    .refine(
      (lines) => lines.filter(({ asksDate }) => asksDate).length < 2,
      "asks for the date in more than one line. Keep it in one.",
    ),
});
