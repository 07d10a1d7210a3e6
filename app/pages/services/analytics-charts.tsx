import type { Visualization as Content } from "../../content/types";
import { Visualization } from "../../visualization/visualization";
import { Group, type GroupProps } from "./group";

/** What a sponsor sees of the work: four series, two by two. */
export function AnalyticsCharts({
  group,
  charts,
}: {
  group: GroupProps;
  charts: readonly Content[];
}) {
  return (
    <Group {...group}>
      <div className="charts">
        {charts.map((chart) => (
          <Visualization key={chart.title} content={chart} level={3} />
        ))}
      </div>
    </Group>
  );
}
