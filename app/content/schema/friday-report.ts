import { blanks, exactly, flag, group, line, list, number, text, whole } from "./fields.ts";
import { inForms } from "./interface.ts";
import { example } from "./pages/parts.ts";

const weeks = (title: string) =>
  group(title, { from: number("From week", 0, 104), to: number("To week", 0, 104) });

export const fridayReportSchema = group("Friday report", {
  example: example("services"),
  program: line("Program", 60),
  client: line("Client", 80),
  headline: text("Headline", 120),
  figures: exactly(
    2,
    "Figures",
    group("Figure", { value: line("Value", 12), label: line("Label", 60) }),
    { row: "{value} {label}", hint: "A third says how late the forecast finish is." },
  ),
  finish: line("Label of the third figure", 60, "How late it is follows from the bars."),
  weeks: number("Length in weeks", 1, 104),
  today: number("Today, in weeks", 0, 104),
  bars: list(
    2,
    10,
    "Bars",
    group("Bar", {
      name: line("Name", 30),
      planned: weeks("Planned"),
      actual: weeks("Actual, or the current forecast"),
      critical: flag("On the critical path"),
    }),
    { row: "{name}" },
  ),
  milestones: list(
    1,
    6,
    "Milestones",
    group("Milestone", { name: line("Name", 30), at: number("At week", 0, 104) }),
    { row: "{name}" },
  ),
  news: text("What went wrong", 500),
  risks: exactly(
    5,
    "Risks",
    group("Risk", { risk: line("Risk", 60), days: whole("Days", 1, 999), next: line("Next", 60) }),
    { row: "{risk}" },
  ),
  decisions: exactly(
    3,
    "Decisions",
    group("Decision", {
      decision: line("Decision", 60),
      who: line("Who", 24),
      by: line("By", 16),
      cost: line("Cost of waiting", 60),
    }),
    { row: "{decision}" },
  ),
  words: group("Headings and labels", {
    title: blanks("Title", 30, "program"),
    head: blanks("At the top", 50, "today", "weeks"),
    late: inForms("How late it is", "days"),
    days: inForms("Days that a risk costs", "days"),
    schedule: line("The schedule", 30, "For those who cannot see it."),
    weeks: line("Before the weeks", 12),
    today: line("Below today", 12),
    news: line("Above what went wrong", 40),
    decisions: line("Above the decisions", 40),
    risks: line("Above the risks", 40),
    key: line("What the drawing means", 130),
  }),
}).superRefine(({ bars }, context) => {
  const fault = (message: string, ...path: (string | number)[]) =>
    context.addIssue({ code: "custom", path, message });
  for (const kind of ["planned", "actual"] as const) {
    let reached = 0;
    for (const [index, bar] of bars.entries()) {
      if (!bar.critical) continue;
      if (bar[kind].from !== reached)
        fault(`on the critical path it begins in week ${reached}.`, "bars", index, kind, "from");
      reached = bar[kind].to;
    }
    if (Math.max(...bars.map((bar) => bar[kind].to)) !== reached)
      fault(`the critical path ends last, ${kind}.`, "bars");
  }
});
