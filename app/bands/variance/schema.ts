import { drawnSteps } from "../../content/drawn-steps.ts";
import { defineBand } from "../../content/schema/band.ts";
import { figure } from "../../content/schema/entry.ts";
import { blanks, group, line, text } from "../../content/schema/fields.ts";
import { label } from "../../content/schema/pages/parts.ts";

export const variance = defineBand(
  "variance",
  "Case studies: plan and result",
  "All programs, drawn against their first plan. Use it to show how close they came.",
  {
    label: label().exactOptional(),
    heading: blanks("Heading", 48, "count"),
    text: text("Text", 130, "One sentence: why the firm shows this."),
    columns: group("Column headings", {
      program: line("Program", 20),
      plan: line("Plan and result", 24),
      turn: line("Turning point", 20),
      late: line("Months late", 28, "Read by screen readers only."),
    }),
    legend: group("Legend", {
      finish: line("Finish", 28),
      limit: line("Dashed line", 28),
    }),
    note: text("Note", 170, "How the chart and the figure agree.").exactOptional(),
    noteFigure: figure().exactOptional(),
  },
  {
    anchor: "variance",
    uses: ["caseStudies"],
    isEmpty: (_words, { caseStudies }) =>
      !caseStudies.some(({ approach }) => drawnSteps(approach).length),
    *agrees({ note = "", noteFigure }) {
      if (noteFigure && !note.includes(noteFigure.value))
        yield {
          path: ["noteFigure"],
          message: `is ${noteFigure.value}, which the note does not mention. Write {claim.${noteFigure.id}} into the note.`,
        };
    },
  },
);
