import { z } from "zod";
import { choice, flag, group, line, list, number, text } from "./fields.ts";

const head = {
  title: line("Title", 70),
  summary: text("Summary", 200, "One sentence that says what the picture shows.").refine(
    (summary) => summary.endsWith("."),
    "a sentence, with a period at its end.",
  ),
};
const carriesThePoint = () =>
  flag("Carries the point", "Drawn in the signal color, and named in the summary.");

export const chart = group("Chart", {
  kind: z.literal("chart").default("chart"),
  ...head,
  chart: choice("Kind of chart", ["bar", "pie", "line", "area"]).default("bar"),
  whole: flag("One bar, cut into parts of 100", "The largest part comes first."),
  measure: line("What is counted", 60, "With its unit: Decisions a quarter, % of spend."),
  unit: choice(
    "Unit of its values",
    ["percent", "millions"],
    "Written beside each value; millions are a sum of money.",
  ).exactOptional(),
  series: list(
    3,
    12,
    "Values",
    group("Value", {
      name: line("Name", 18),
      value: number("Value", 0, 1_000_000),
      emphasized: carriesThePoint(),
    }),
    { row: "{name}: {value}" },
  ),
}).superRefine(({ chart, whole, series }, context) => {
  const fault = (message: string, ...path: (string | number)[]) =>
    context.addIssue({ code: "custom", path: ["series", ...path], message });
  const total = series.reduce((sum, { value }) => sum + value, 0);
  if ((whole || chart === "pie") && total !== 100) fault(`the parts are 100, not ${total}.`);
  if (new Set(series.map(({ name }) => name)).size < series.length) fault("two have one name.");
  if ((chart === "bar") !== series.some(({ emphasized }) => emphasized))
    fault("one of the bars carries the point; other charts have none.");
  if (whole && chart !== "bar")
    context.addIssue({ code: "custom", path: ["whole"], message: "only a bar is cut into parts." });
  for (const [index, { name, value }] of whole ? series.entries() : []) {
    if (name.length > 16 || value < 8)
      fault("a part of one bar bears its name: 16 characters at most, and 8 or more.", index);
    if (value > (series[index - 1]?.value ?? 100)) fault("the largest part comes first.", index);
  }
});

/** Each critical bar starts where another one is under way or ends. */
function isConnected(bars: readonly { start: number; end: number }[]): boolean {
  const [first, ...rest] = bars.toSorted((a, b) => a.start - b.start);
  let reached = first?.end ?? 0;
  return rest.every(({ start, end }) => {
    const meets = start <= reached;
    reached = Math.max(reached, end);
    return meets;
  });
}

const time = (title: string) => number(title, 0, 120, "In the chart’s unit, from 0.");

export const gantt = group("Gantt chart", {
  kind: z.literal("gantt"),
  ...head,
  unit: choice("Unit", ["week", "month", "quarter"]),
  length: number("Length", 1, 120, "In the chart’s unit."),
  bars: list(
    2,
    12,
    "Bars",
    group("Bar", {
      name: line("Name", 40),
      start: time("Starts"),
      end: time("Ends"),
      critical: flag("On the critical path"),
    }),
    { row: "{name}: {start} to {end}" },
  ),
  milestones: list(
    1,
    8,
    "Milestones",
    group("Milestone", { name: line("Name", 40), at: time("At") }),
    { row: "{name}: {at}" },
  ),
}).superRefine(({ bars, milestones, length }, context) => {
  const fault = (message: string, ...path: (string | number)[]) =>
    context.addIssue({ code: "custom", path, message });
  for (const [index, { start, end }] of bars.entries())
    if (end > length || start >= end) fault(`does not fit into 0 to ${length}.`, "bars", index);
  for (const [index, { at }] of milestones.entries())
    if (at > length) fault(`is not between 0 and ${length}.`, "milestones", index);
  const critical = bars.filter((bar) => bar.critical);
  if (critical.length === 0 || critical.length === bars.length)
    fault("some, not all, are on the critical path.", "bars");
  if (!isConnected(critical)) fault("the critical path has a gap.", "bars");
});

const workflow = group("Workflow", {
  kind: z.literal("workflow"),
  ...head,
  steps: list(
    4,
    10,
    "Steps",
    group("Step", {
      name: line("Name", 60),
      owner: line("Who does it", 60, "A role."),
      handover: line("What passes on", 90),
      emphasized: carriesThePoint(),
    }),
    { row: "{name}" },
  ),
});

const diagram = group("Diagram", {
  kind: z.literal("diagram"),
  ...head,
  layers: list(
    3,
    8,
    "Layers",
    group("Layer", {
      name: line("Name", 60),
      parts: list(1, 8, "Parts", line("Part", 60)),
      emphasized: carriesThePoint(),
    }),
    { hint: "From top to bottom.", row: "{name}" },
  ),
});

export const visualization = z
  .discriminatedUnion("kind", [chart, gantt, workflow, diagram], {
    error: "one of chart, gantt, workflow, diagram.",
  })
  .meta({ title: "Picture", description: "One of four kinds: a chart if none is given." });
