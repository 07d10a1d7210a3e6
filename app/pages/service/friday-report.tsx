import textFont from "../../../.generated/hanken-grotesk.woff2?inline";
import displayFont from "../../../.generated/newsreader.woff2?inline";
import { BrandMark } from "../../components/logo";
import { fridayReport as report } from "../../content/content";
import { site } from "../../site";
import palette from "../../styles/palette.css?raw";
import { textWidth, wrapText } from "../../visualization/text-fit";
import rules from "./friday-report.css?raw";
import { ReportSchedule } from "./friday-report-schedule";

/** An SVG used as an image cannot load other files, so fonts and colors are inlined. */
const styles = `${palette}
@font-face { font-family: Display; src: url(${displayFont}); }
@font-face { font-family: Text; font-weight: 400 650; src: url(${textFont}); }
${rules}`;

const [left, right] = [60, 790];

const linesOf = (text: string, letters: number) => wrapText(text, textWidth(" ".repeat(letters)));

interface RowsProps {
  y: number;
  heading: string;
  /** Where columns begin. */
  columns: readonly number[];
  rows: readonly (readonly string[])[];
}

/** Table rows, 25 px each, under a heading. */
function Rows({ y, heading, columns, rows }: RowsProps) {
  return (
    <g>
      <text x={left} y={y} className="display">
        {heading}
      </text>
      {rows.map((cells, row) => (
        <g key={cells[0]}>
          <path d={`M${left} ${y + 12.5 + row * 25}H${right}`} className="line" />
          {cells.map((cell, column) => (
            <text
              key={cell}
              x={columns[column]}
              y={y + 29 + row * 25}
              className={column ? "soft" : undefined}
            >
              {cell}
            </text>
          ))}
        </g>
      ))}
      <path d={`M${left} ${y + 12.5 + rows.length * 25}H${right}`} className="line" />
    </g>
  );
}

/** The report on a Letter page, at 100 px per inch. */
export function FridayReport() {
  return (
    <svg xmlns="http://www.w3.org/2000/svg" width="850" height="1100" viewBox="0 0 850 1100">
      <title>{`Friday report: ${report.program}`}</title>
      <style>{styles}</style>
      <rect width="850" height="1100" className="paper" />
      <svg aria-hidden="true" x={left} y="46" width="30" height="26">
        <BrandMark />
      </svg>
      <text x="102" y="64" className="display name">
        {site.name}
      </text>
      <text x={right} y="63" textAnchor="end" className="news soft">
        Friday report, week {report.today} of {report.weeks}
      </text>
      <text x={left} y="126" className="news program">
        {report.program}. {report.client}.
      </text>
      {linesOf(report.headline, 60).map((line, row) => (
        <text key={line} x={left} y={161 + row * 32.5} className="display title">
          {line}
        </text>
      ))}
      <path d={`M${left} 244H${right}`} strokeWidth="2" className="strong" />
      {report.figures.map(({ value, label }, column) => (
        <g key={label} transform={`translate(${left + (column * (right - left)) / 3})`}>
          <text y="282" className="display figure">
            {value}
          </text>
          <text y="305" className="soft">
            {label}
          </text>
        </g>
      ))}
      <ReportSchedule />
      <text x={left} y="620" className="display">
        What went wrong this week
      </text>
      {linesOf(report.news, 124).map((line, row) => (
        <text key={line} x={left} y={645 + row * 18} className="news">
          {line}
        </text>
      ))}
      <Rows
        y={724}
        heading="Decisions we need from you"
        columns={[left, 331, 433, 514]}
        rows={report.decisions.map(({ decision, who, by, cost }) => [decision, who, by, cost])}
      />
      <Rows
        y={868}
        heading="Top five risks"
        columns={[left, 385, 484]}
        rows={report.risks.map(({ risk, days, next }) => [risk, `${days} days`, next])}
      />
      <text x={left} y="1057" className="small soft">
        Outlines: the baseline. Bars: what happened, paler what is forecast. In color: the critical
        path. Illustrative figures.
      </text>
    </svg>
  );
}
