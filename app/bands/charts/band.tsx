import { Icon } from "../../components/icon";
import { useWords } from "../../lib/use-words";
import { ChartStage, ChartTable } from "../../visualization/chart";
import type { BandProps } from "../component-of";
import { FoldBand } from "../fold";

/** Charts as small multiples in one frame, with one table of each behind one switch. */
export default function Charts({ section, heading, charts }: BandProps<"charts">) {
  const { charts: words } = useWords();
  const columns = { "--charts": charts.length };
  return (
    <FoldBand section={section} heading={heading}>
      <figure
        data-sample
        aria-labelledby={`${section.anchor}-heading`}
        className="rounded-card border border-line bg-raised"
      >
        <div className="multiple-row p-5 print:px-10" style={columns}>
          {charts.map((chart) => (
            <div key={chart.title} className="multiple">
              <h3 className="display text-title-4">{chart.title}</h3>
              <p className="mt-1 mb-4 text-muted text-small">{chart.summary}</p>
              <ChartStage content={chart} isSmall />
            </div>
          ))}
        </div>
        <p className="float-right px-5 py-3 text-label text-muted">{words.sample}</p>
        <details className="group border-line border-t px-5 py-3 print:hidden">
          <summary className="flex w-fit cursor-pointer list-none items-center gap-1.5 font-medium text-label hover:text-accent [&::-webkit-details-marker]:hidden">
            <Icon name="plus" size={16} className="eased group-open:rotate-45" />
            {words.data}
          </summary>
          <div className="multiple-row" style={columns}>
            {charts.map((chart) => (
              <ChartTable key={chart.title} content={chart} />
            ))}
          </div>
        </details>
      </figure>
    </FoldBand>
  );
}
