import { content } from "../../content/content";
import { services } from "../../content/services";
import type { Visualization as Content } from "../../content/types";
import { barGeometry } from "../../visualization/bar-geometry";
import { Visualization } from "../../visualization/visualization";
import { Specimen } from "./specimen";

/** Bars are drawn in several ways, depending on the room that their names need. */
function lookOf(content: Content): string {
  if (content.kind !== "chart") return content.kind;
  if (content.whole) return "shares";
  return content.chart === "bar" ? `bar ${barGeometry(content, String).columnRoom}` : content.chart;
}

const all: readonly Content[] = [
  ...content.pages.flatMap(({ bands }) =>
    bands.flatMap((band) => (band.band === "charts" ? band.charts : [])),
  ),
  ...services.map(({ visualization }) => visualization),
];
const oneOfEach = new Map(all.map((content) => [lookOf(content), content]));

export function Visualizations() {
  return (
    <Specimen name="Visualizations">
      <div className="grid items-start gap-6 lg:grid-cols-2">
        {[...oneOfEach].map(([look, content]) => (
          <Visualization key={look} content={content} level={3} />
        ))}
      </div>
    </Specimen>
  );
}
