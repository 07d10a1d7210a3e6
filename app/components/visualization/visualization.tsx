import type { ReactNode } from "react";
import { Chart } from "./chart";
import { Diagram } from "./diagram";
import type { Drawing } from "./drawing";
import { Frame } from "./frame";
import { Gantt } from "./gantt";
import { Workflow } from "./workflow";

/** The declared type makes a forgotten kind a compile error. */
function drawn(drawing: Drawing): ReactNode {
  switch (drawing.kind) {
    case "chart":
      return <Chart {...drawing} />;
    case "gantt":
      return <Gantt {...drawing} />;
    case "workflow":
      return <Workflow {...drawing} />;
    case "diagram":
      return <Diagram {...drawing} />;
  }
}

interface VisualizationProps {
  drawing: Drawing;
  /** Of the title's heading: one below the heading that the drawing stands under. */
  level: 2 | 3;
}

export function Visualization({ drawing, level }: VisualizationProps) {
  return (
    <Frame {...drawing} level={level}>
      {drawn(drawing)}
    </Frame>
  );
}
