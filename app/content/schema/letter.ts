import { blanks, flag, group, line, list, text } from "./fields.ts";

/** The email that visitors finish and send; every topic has one. */
export const letterSchema = group("Prepared email", {
  subject: line("Subject", 60),
  subjectAbout: blanks("Subject with a topic", 60, "topic"),
  agenda: list(
    1,
    6,
    "Lines",
    group("Line", {
      line: text("Line", 43),
      asksDate: flag("Asks for the date", "The one that was chosen is written below it."),
    }),
    { hint: "For the visitor to complete.", row: "{line}" },
  ).refine(
    (lines) => lines.filter(({ asksDate }) => asksDate).length < 2,
    "one line at most asks for the date.",
  ),
});
