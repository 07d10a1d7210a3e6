import { drawnSteps } from "../../content/drawn-steps.ts";
import { defineBand } from "../../content/schema/band.ts";
import { figure } from "../../content/schema/entry.ts";
import { blanks, group, line, text } from "../../content/schema/fields.ts";
import { label } from "../../content/schema/pages/parts.ts";

export const variance = defineBand(
  "variance",
  "Case studies: all against their first plan",
  {
    label: label().exactOptional(),
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
    note: text("Note", 170, "How the drawing and the figure it names agree.").exactOptional(),
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
          message: `the note does not say ${noteFigure.value}: write {claim.${noteFigure.id}} into it.`,
        };
    },
  },
);
