import { Visualization } from "../../visualization/visualization";
import { Group } from "./group";
import type { Catalog } from "./view";

/** What a sponsor sees of the work: four series, two by two. */
export function Analytics({ charts, ...group }: Catalog["analytics"]) {
  return (
    <Group {...group}>
      <div className="grid gap-5 xl:grid-cols-2 xl:gap-7">
        {charts.map((chart) => (
          <Visualization key={chart.title} content={chart} level={3} />
        ))}
      </div>
    </Group>
  );
}
