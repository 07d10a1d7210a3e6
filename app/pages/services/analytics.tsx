import { Icon } from "../../components/icon";
import { servicesPage } from "../../content/content";
import { ChartStage, ChartTable } from "../../visualization/chart";
import { Group } from "./group";

const { title, text, charts } = servicesPage.analytics;

/** Four charts as small multiples in one frame, with one table of each behind one switch. */
export function Analytics() {
  return (
    <Group id="analytics" title={title} text={text}>
      <figure data-sample aria-labelledby="analytics-heading" className="multiples wrap-drawing">
        <div className="multiple-row p-5 print:px-10">
          {charts.map((chart) => (
            <div key={chart.title}>
              <h3 className="display text-title-4">{chart.title}</h3>
              <p className="text-muted text-small">{chart.summary}</p>
              <div className="@container">
                <ChartStage content={chart} isSmall />
              </div>
            </div>
          ))}
        </div>
        <p className="float-right px-5 py-3 text-label text-muted">Illustrative figures</p>
        <details className="group print:hidden">
          <summary className="flex w-fit cursor-pointer list-none items-center gap-1.5 font-medium text-label hover:text-accent [&::-webkit-details-marker]:hidden">
            <Icon name="plus" size={16} className="text-accent eased group-open:rotate-45" />
            Show the data
          </summary>
          <div className="multiple-row">
            {charts.map((chart) => (
              <ChartTable key={chart.title} content={chart} />
            ))}
          </div>
        </details>
      </figure>
    </Group>
  );
}
