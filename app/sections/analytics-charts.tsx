import { DataTable } from "../components/data-table";
import type { ChartVisualization } from "../content/types";
import { Group, type GroupProps } from "./services/group";

interface AnalyticsChartsProps {
  group: GroupProps;
  charts: readonly ChartVisualization[];
}

/** What a sponsor sees of the work: four series, with what each one shows. */
export function AnalyticsCharts({ group, charts }: AnalyticsChartsProps) {
  return (
    <Group {...group} data-sample>
      <div className="grid gap-x-10 gap-y-12 md:grid-cols-2">
        {charts.map(({ title, summary, measure, series }) => (
          <article key={title} className="[&_table]:min-w-0">
            <h3 className="display mb-2 text-title-4">{title}</h3>
            <p className="mb-4 text-muted text-small">{summary} Illustrative figures.</p>
            <DataTable
              caption={title}
              columns={["Name", measure]}
              rows={series.map(({ name, value }) => [name, value])}
            />
          </article>
        ))}
      </div>
    </Group>
  );
}
