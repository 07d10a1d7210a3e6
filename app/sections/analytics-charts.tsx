import { DataTable } from "../components/data-table";
import { Group, type GroupProps } from "./services/group";

interface AnalyticsChartsProps {
  group: GroupProps;
  charts: readonly {
    title: string;
    summary: string;
    columns: readonly string[];
    rows: readonly (readonly (string | number)[])[];
  }[];
}

/** What a sponsor sees of the work: four series, with what each one shows. */
export function AnalyticsCharts({ group, charts }: AnalyticsChartsProps) {
  return (
    <Group {...group}>
      <div className="charts" data-sample>
        {charts.map(({ title, summary, ...table }) => (
          <article key={title}>
            <h3 className="display mb-2 text-title-4">{title}</h3>
            <p className="mb-4 text-muted text-small">{summary} Illustrative figures.</p>
            <DataTable caption={title} {...table} />
          </article>
        ))}
      </div>
    </Group>
  );
}
