import type { Drawn } from "../components/visualization/draw.server";
import { Visualization } from "../components/visualization/visualization";
import { Specimen } from "./specimen";

export function Visualizations({ drawings }: { drawings: readonly Drawn[] }) {
  return (
    <Specimen name="Visualizations">
      <div className="grid items-start gap-6 lg:grid-cols-2">
        {drawings.map((drawing) => (
          <Visualization key={drawing.title} {...drawing} />
        ))}
      </div>
    </Specimen>
  );
}
