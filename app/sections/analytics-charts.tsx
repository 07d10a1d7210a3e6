import { Visualization } from "../components/visualization/visualization";
import type { Visualization as Content } from "../content/types";
import { Group, type GroupProps } from "./services/group";

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
