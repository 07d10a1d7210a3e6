import type { Content } from "../../content/assemble";
import type { Visualization as Drawing } from "../../content/types";
import { useContent } from "../../lib/use-words";
import { barGeometry } from "../../visualization/bar-geometry";
import { Visualization } from "../../visualization/visualization";
import { Specimen } from "./specimen";

/** Bars are drawn in several ways, depending on the room that their names need. */
function lookOf(content: Drawing): string {
  if (content.kind !== "chart") return content.kind;
  if (content.whole) return "shares";
  return content.chart === "bar" ? `bar ${barGeometry(content, String).columnRoom}` : content.chart;
}

function oneOfEach({ pages, services }: Content): Map<string, Drawing> {
  const all: readonly Drawing[] = [
    ...pages.flatMap(({ bands }) =>
      bands.flatMap((band) => (band.band === "charts" ? band.charts : [])),
    ),
    ...services.flatMap(({ visualization = [] }) => visualization),
  ];
  return new Map(all.map((drawing) => [lookOf(drawing), drawing]));
}

export function Visualizations() {
  return (
    <Specimen name="Visualizations">
      <div className="grid items-start gap-6 lg:grid-cols-2">
        {[...oneOfEach(useContent())].map(([look, content]) => (
          <Visualization key={look} content={content} level={3} />
        ))}
      </div>
    </Specimen>
  );
}
