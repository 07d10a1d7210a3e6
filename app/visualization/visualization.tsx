import type { ReactElement } from "react";
import type { Visualization as Content } from "../content/types";
import { Chart } from "./chart";
import { Diagram } from "./diagram";
import type { VisualizationProps } from "./frame";
import { Gantt } from "./gantt";
import { Workflow } from "./workflow";

/** Returns an element rather than a ReactNode, so that a missing kind is a compile error. */
function drawn({ content, level }: VisualizationProps<Content>): ReactElement {
  switch (content.kind) {
    case "chart":
      return <Chart content={content} level={level} />;
    case "gantt":
      return <Gantt content={content} level={level} />;
    case "workflow":
      return <Workflow content={content} level={level} />;
    case "diagram":
      return <Diagram content={content} level={level} />;
  }
}

/** Rendered at build time; charts also name the script that shows their values on hover. */
export function Visualization(props: VisualizationProps<Content>) {
  return (
    <div data-reveal="" className="grid">
      {drawn(props)}
    </div>
  );
}
