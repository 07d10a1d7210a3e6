import { blanks, exactly, group, line, text } from "../fields.ts";
import { closing, figure, head, intro, label, place, search } from "./parts.ts";

const variance = group(
  "All programs against their first plan",
  {
    label: label(),
    heading: blanks("Heading", 48, "count"),
    text: text("Text", 130, "One sentence: why a firm shows this."),
    columns: group("Columns", {
      program: line("Program", 20),
      plan: line("Plan and result", 24),
      turn: line("Turning point", 20),
      late: line("Months late", 28, "For those who hear the table."),
    }),
    legend: group("Legend", {
      finish: line("Brass", 28),
      limit: line("Dashed line", 28),
    }),
    note: text("Note", 170, "How the drawing and the figure it names agree."),
    noteFigure: figure(),
  },
  "The drawing at the top; its rows come from the case studies.",
);

export const caseStudiesSchema = group("Case studies", {
  ...place("/client-success-stories"),
  head,
  intro,
  variance,
  closing,
  figures: exactly(3, "Figures", figure()),
  search: search.exactOptional(),
});
