import { z } from "zod";
import { choice, faultIn, flag, group, line, list, number, rows, text } from "./fields.ts";

const head = {
  title: line("Title", 70),
  summary: text(
    "Summary",
    200,
    "One sentence that says what the chart shows, for people who cannot see it.",
  ).refine((summary) => summary.endsWith("."), "needs a period at the end: it is a sentence."),
};
const carriesThePoint = () =>
  flag("Highlight", "Drawn in the accent color. Mention it in the summary.");

export const chart = group("Chart", {
  kind: z.literal("chart").default("chart"),
  ...head,
  chart: choice("Kind of chart", ["bar", "pie", "line", "area"])
    .meta({ labels: { pie: "Ring" } })
    .default("bar"),
  whole: flag("Single bar", "One bar, divided into parts that add up to 100, the largest first."),
  measure: line(
    "Measure",
    60,
    "What is counted, with its unit. For example: Decisions per quarter",
  ),
  unit: choice(
    "Unit of the values",
    ["percent", "millions"],
    "Written beside each value. Millions are an amount of money.",
  ).exactOptional(),
  series: rows(3, 12, "Values", "Value", "{name}: {value}", {
    name: line("Name", 18),
    value: number("Value", 0, 1_000_000),
    emphasized: carriesThePoint(),
  }),
}).superRefine(({ chart, whole, series }, context) => {
  const fault = faultIn(context);
  const total = series.reduce((sum, { value }) => sum + value, 0);
  if ((whole || chart === "pie") && total !== 100)
    fault(`adds up to ${total}. The parts have to add up to 100.`, "series");
  if (new Set(series.map(({ name }) => name)).size < series.length)
    fault("has two values with the same name. Rename one.", "series");
  if ((chart === "bar") !== series.some(({ emphasized }) => emphasized))
    fault("needs one highlighted bar if it is a bar chart, and none otherwise.", "series");
  if (whole && chart !== "bar")
    fault("works for bar charts only. Turn it off, or choose Bar.", "whole");
  for (const [index, { name, value }] of whole ? series.entries() : []) {
    if (name.length > 16 || value < 8)
      fault(
        "has no room for its name. A part of a single bar needs a value of 8 or more, and a name of up to 16 characters.",
        "series",
        index,
      );
    if (value > (series[index - 1]?.value ?? 100))
      fault("is larger than the part before it. Put the largest first.", "series", index);
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

const time = (title: string) => number(title, 0, 120, "In the unit of the chart, counted from 0.");

export const gantt = group("Gantt chart", {
  kind: z.literal("gantt"),
  ...head,
  unit: choice("Unit", ["week", "month", "quarter"]),
  length: number("Length", 1, 120, "In the unit of the chart."),
  bars: rows(2, 12, "Bars", "Bar", "{name}: {start} to {end}", {
    name: line("Name", 40),
    start: time("Start"),
    end: time("End"),
    critical: flag("On the critical path"),
  }),
  milestones: rows(1, 8, "Milestones", "Milestone", "{name}: {at}", {
    name: line("Name", 40),
    at: time("Time"),
  }),
}).superRefine(({ bars, milestones, length }, context) => {
  const fault = faultIn(context);
  for (const [index, { start, end }] of bars.entries())
    if (end > length || start >= end)
      fault(
        `does not fit on the chart. It has to start before it ends, between 0 and ${length}.`,
        "bars",
        index,
      );
  for (const [index, { at }] of milestones.entries())
    if (at > length)
      fault(`is not on the chart. It has to be between 0 and ${length}.`, "milestones", index);
  const critical = bars.filter((bar) => bar.critical);
  if (critical.length === 0 || critical.length === bars.length)
    fault("needs some bars on the critical path, but not all of them.", "bars");
  if (!isConnected(critical))
    fault(
      "has a gap in the critical path. Let each critical bar start where another one ends, or before.",
      "bars",
    );
});

const workflow = group("Workflow", {
  kind: z.literal("workflow"),
  ...head,
  steps: rows(4, 10, "Steps", "Step", "{name}", {
    name: line("Name", 60),
    owner: line("Owner", 60, "A role, not a person."),
    handover: line("Handoff", 90, "What passes to the next step."),
    emphasized: carriesThePoint(),
  }),
});

const diagram = group("Diagram", {
  kind: z.literal("diagram"),
  ...head,
  layers: rows(3, 8, "Layers", "Layer", "{name}", {
    name: line("Name", 60),
    parts: list(1, 8, "Parts", line("Part", 60)),
    emphasized: carriesThePoint(),
  }).describe("From top to bottom."),
});

export const visualization = z
  .discriminatedUnion("kind", [chart, gantt, workflow, diagram], {
    error: "takes one of chart, gantt, workflow, diagram.",
  })
  .meta({
    title: "Chart or diagram",
    description: "A chart, a Gantt chart, a workflow or a diagram.",
  });
