import fonts from "../../../.generated/inline-fonts.css?raw";
import { paletteCss } from "../../brand/palette";
import type { Palette } from "../../brand/shades";
import { BrandMark } from "../../components/logo";
import type { Lists } from "../../content/lists";
import type { Report } from "../../content/types";
import { textWidth, wrapText } from "../../lib/text-fit";
import { typefacesIn } from "../../lib/typefaces-in";
import { filled } from "../../lib/use-words";
import { pluralOf } from "../../text/quantities";
import rules from "./report.css?raw";
import { ReportSchedule } from "./report-schedule";

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

/** The third figure: how late the last critical bar will end, in business days. */
function lateness({ bars, words, finish }: Report, language: string) {
  const last = bars.findLast(({ critical }) => critical);
  const days = last ? Math.round((last.actual.to - last.planned.to) * 5) : 0;
  return { value: filled(pluralOf(days, words.late, language), { days }), label: finish };
}

interface FridayReportProps {
  report: Report;
  palette: Palette;
  site: Lists["site"];
  hasLogo: boolean;
}

/** The report on a Letter page, at 100 px per inch. */
export function FridayReport({ report, palette, site, hasLogo }: FridayReportProps) {
  const { name, language } = site;
  const { words, program, today, weeks } = report;
  const inDays = (days: number) => filled(pluralOf(days, words.days, language), { days });
  return (
    <svg xmlns="http://www.w3.org/2000/svg" width="850" height="1100" viewBox="0 0 850 1100">
      <title>{filled(words.title, { program })}</title>
      {/* An SVG used as an image cannot load other files, so fonts and colors are inlined. */}
      <style>{`${paletteCss(palette)}${typefacesIn(site.edition.folder.slice(1), fonts)}\n${rules}`}</style>
      <rect width="850" height="1100" className="paper" />
      {/* A picture shows no other: in place of the firm's own logo stands its name. */}
      {!hasLogo && (
        <svg aria-hidden="true" x={left} y="46" width="30" height="26">
          <BrandMark />
        </svg>
      )}
      <text x={hasLogo ? left : 102} y="64" className="display name">
        {name}
      </text>
      <text x={right} y="63" textAnchor="end" className="news soft">
        {filled(words.head, { today, weeks })}
      </text>
      <text x={left} y="126" className="news program">
        {program}. {report.client}.
      </text>
      {linesOf(report.headline, 60).map((line, row) => (
        <text key={line} x={left} y={161 + row * 32.5} className="display title">
          {line}
        </text>
      ))}
      <path d={`M${left} 244H${right}`} strokeWidth="2" className="strong" />
      {[...report.figures, lateness(report, language)].map(({ value, label }, column) => (
        <g key={label} transform={`translate(${left + (column * (right - left)) / 3})`}>
          <text y="282" className="display figure">
            {value}
          </text>
          <text y="305" className="soft">
            {label}
          </text>
        </g>
      ))}
      <ReportSchedule report={report} />
      <text x={left} y="620" className="display">
        {words.news}
      </text>
      {linesOf(report.news, 124).map((line, row) => (
        <text key={line} x={left} y={645 + row * 18} className="news">
          {line}
        </text>
      ))}
      <Rows
        y={724}
        heading={words.decisions}
        columns={[left, 331, 433, 514]}
        rows={report.decisions.map(({ decision, who, by, cost }) => [decision, who, by, cost])}
      />
      <Rows
        y={868}
        heading={words.risks}
        columns={[left, 385, 484]}
        rows={report.risks.map(({ risk, days, next }) => [risk, inDays(days), next])}
      />
      <text x={left} y="1057" className="small soft">
        {words.key}
      </text>
    </svg>
  );
}
