import type {
  ChartVisualization,
  DiagramVisualization,
  Visualization,
  WorkflowVisualization,
} from "../content/types";
import { barShape } from "./bar-geometry";
import type { ChartDrawing, ChartShape, DiagramDrawing, Drawing, WorkflowDrawing } from "./drawing";
import { ganttDrawing } from "./gantt-geometry";
import { lineShape } from "./line-geometry";
import { pieShape } from "./pie-geometry";

function chartShape(chart: ChartVisualization): ChartShape {
  switch (chart.chart) {
    case "bar":
      return barShape(chart);
    case "pie":
      return pieShape(chart);
    case "line":
    case "area":
      return lineShape(chart, chart.chart);
  }
}

function chartDrawing(chart: ChartVisualization): ChartDrawing {
  const { kind, title, summary, measure } = chart;
  const shape = chartShape(chart);
  return {
    kind,
    title,
    summary,
    measure,
    data: {
      columns: ["Name", measure],
      rows: shape.points.map(({ name, value }) => [name, value]),
    },
    ...shape,
  };
}

/** Rows without a lonely last step where that can be: 6 in threes, 7 and 8 in fours. */
function columnsFor(count: number): WorkflowDrawing["columns"] {
  if (count === 2) return 2;
  return count % 3 === 0 || count === 5 ? 3 : 4;
}

function workflowDrawing({ steps, ...text }: WorkflowVisualization): WorkflowDrawing {
  return {
    ...text,
    steps,
    columns: columnsFor(steps.length),
    data: {
      columns: ["Step", "Owner", "Hands over"],
      rows: steps.map(({ name, owner, handover }) => [name, owner, handover]),
    },
  };
}

function diagramDrawing({ layers, ...text }: DiagramVisualization): DiagramDrawing {
  return {
    ...text,
    layers,
    data: {
      columns: ["Layer", "Parts"],
      rows: layers.map(({ name, parts }) => [name, parts.join(", ")]),
    },
  };
}

/** A visualization as plain geometry: for loaders, so that the browser only draws. */
export function drawingOf(visualization: Visualization): Drawing {
  switch (visualization.kind) {
    case "chart":
      return chartDrawing(visualization);
    case "gantt":
      return ganttDrawing(visualization);
    case "workflow":
      return workflowDrawing(visualization);
    case "diagram":
      return diagramDrawing(visualization);
  }
}
