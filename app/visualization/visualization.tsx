import type { ReactNode } from "react";
import type { Visualization as Content } from "../content/types";
import { Chart } from "./chart";
import { Diagram } from "./diagram";
import type { Drawing } from "./drawing";
import { Frame } from "./frame";
import { Gantt } from "./gantt";
import { drawingOf } from "./geometry";
import { Workflow } from "./workflow";

/** The declared type makes a forgotten kind a compile error. */
function partsOf(drawing: Drawing): ReactNode {
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
  content: Content;
  /** That of the title's heading: one below the heading that the drawing stands under. */
  level: 2 | 3;
}

/** Drawn at build; a chart names the script that lets it tell its values. */
export function Visualization({ content, level }: VisualizationProps) {
  const drawing = drawingOf(content);
  return (
    <div data-reveal="" className="grid">
      <Frame {...drawing} level={level}>
        {partsOf(drawing)}
      </Frame>
    </div>
  );
}
