import { Visualization } from "../../visualization/visualization";
import { samples } from "./samples";
import { Specimen } from "./specimen";

export function Visualizations() {
  return (
    <Specimen name="Visualizations">
      <div className="grid items-start gap-6 lg:grid-cols-2">
        {samples.map((sample) => (
          <Visualization key={sample.title} content={sample} level={3} />
        ))}
      </div>
    </Specimen>
  );
}
