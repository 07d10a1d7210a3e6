import type { Drawing } from "../components/visualization/drawing";
import { Visualization } from "../components/visualization/visualization";
import { Specimen } from "./specimen";

export function Visualizations({ drawings }: { drawings: readonly Drawing[] }) {
  return (
    <Specimen name="Visualizations">
      <div className="grid items-start gap-6 lg:grid-cols-2">
        {drawings.map((drawing) => (
          <Visualization key={drawing.title} drawing={drawing} level={3} />
        ))}
      </div>
    </Specimen>
  );
}
