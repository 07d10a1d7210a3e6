import type { Drawn } from "../components/visualization/draw.server";
import { Visualization } from "../components/visualization/visualization";
import { Group, type GroupProps } from "./services/group.server";

/** What a sponsor sees of the work: four series, two by two. */
export function AnalyticsCharts({
  group,
  charts,
}: {
  group: GroupProps;
  charts: readonly Drawn[];
}) {
  return (
    <Group {...group}>
      <div className="charts">
        {charts.map((chart) => (
          <Visualization key={chart.title} {...chart} />
        ))}
      </div>
    </Group>
  );
}
