import { attachStages } from "../browser/chart-stage";
import { FinishedHtml } from "../components/finished-html";
import type { Drawn } from "../components/visualization/draw.server";

import { Specimen } from "./specimen";

export function Visualizations({ drawings }: { drawings: readonly Drawn[] }) {
  return (
    <Specimen name="Visualizations">
      <div className="grid items-start gap-6 lg:grid-cols-2">
        {drawings.map(({ title, html }) => (
          <FinishedHtml
            key={title}
            name={title}
            html={html}
            className="grid"
            attach={attachStages}
          />
        ))}
      </div>
    </Specimen>
  );
}
