import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import type { Visualization } from "../../content/types";
import { Chart } from "./chart";
import { Diagram } from "./diagram";
import type { Drawing } from "./drawing";
import { Frame } from "./frame";
import { Gantt } from "./gantt";
import { drawingOf } from "./geometry.server";
import { Workflow } from "./workflow";

/** A visualization as the HTML that it is: drawn at build, so that no visitor downloads the drawing code. */
export interface Drawn {
  kind: Visualization["kind"];
  title: string;
  html: string;
}

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

/** `level` is that of the title's heading: one below the heading that the drawing stands under. */
export function draw(visualization: Visualization, level: 2 | 3): Drawn {
  const drawing = drawingOf(visualization);
  const html = renderToStaticMarkup(
    <Frame {...drawing} level={level}>
      {partsOf(drawing)}
    </Frame>,
  );
  return { kind: drawing.kind, title: drawing.title, html };
}
