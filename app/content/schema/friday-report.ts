import { blanks, faultIn, flag, group, line, number, rows, text, whole } from "./fields.ts";
import { inForms } from "./interface.ts";
import { example } from "./pages/parts.ts";

const weeks = (title: string) =>
  group(title, { from: number("From week", 0, 104), to: number("To week", 0, 104) });

export const fridayReportSchema = group("Friday report", {
  example: example("services"),
  program: line("Program", 60),
  client: line("Client", 80),
  headline: text("Headline", 120),
  figures: rows(2, 2, "Figures", "Figure", "{value} {label}", {
    value: line("Value", 12),
    label: line("Label", 60),
  }).describe("A third one, how late the finish is, follows from the bars."),
  finish: line("Label of the third figure", 60, "The value follows from the bars."),
  weeks: number("Length in weeks", 1, 104),
  today: number("Today", 0, 104, "In weeks since the start."),
  bars: rows(2, 10, "Bars", "Bar", "{name}", {
    name: line("Name", 30),
    planned: weeks("Planned"),
    actual: weeks("Actual or forecast"),
    critical: flag("On the critical path"),
  }),
  milestones: rows(1, 6, "Milestones", "Milestone", "{name}", {
    name: line("Name", 30),
    at: number("At week", 0, 104),
  }),
  news: text("News", 500, "What went wrong this week, and what is done about it."),
  risks: rows(5, 5, "Risks", "Risk", "{risk}", {
    risk: line("Risk", 60),
    days: whole("Days", 1, 999, "The delay it may cause."),
    next: line("Next step", 60),
  }),
  decisions: rows(3, 3, "Decisions", "Decision", "{decision}", {
    decision: line("Decision", 60),
    who: line("Owner", 24),
    by: line("Due", 16),
    cost: line("Cost of waiting", 60),
  }),
  words: group("Headings and labels", {
    title: blanks("Title", 30, "program"),
    head: blanks("Line at the top", 50, "today", "weeks"),
    late: inForms("Delay", "days"),
    days: inForms("Delay of a risk", "days"),
    schedule: line("Name of the schedule", 30, "Read by screen readers."),
    weeks: line("Label of the weeks", 12),
    today: line("Label of today", 12),
    news: line("Heading of the news", 40),
    decisions: line("Heading of the decisions", 40),
    risks: line("Heading of the risks", 40),
    key: line("Legend", 130),
  }),
}).superRefine(({ bars }, context) => {
  const fault = faultIn(context);
  for (const kind of ["planned", "actual"] as const) {
    let reached = 0;
    for (const [index, bar] of bars.entries()) {
      if (!bar.critical) continue;
      if (bar[kind].from !== reached)
        fault(
          `has to be ${reached}, because it is on the critical path.`,
          "bars",
          index,
          kind,
          "from",
        );
      reached = bar[kind].to;
    }
    if (Math.max(...bars.map((bar) => bar[kind].to)) !== reached)
      fault(
        `has a bar that ends after the critical path (${kind}). The critical path has to end last.`,
        "bars",
      );
  }
});
