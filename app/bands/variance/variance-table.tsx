import { caseStudyPath } from "../../lib/paths";
import type { BandProps } from "../component-of";
import { onlyWide, TrackAxis } from "../track-axis";
import { VarianceBars } from "./variance-bars";
import type { VarianceRow, VarianceSheet } from "./variance-sheet";

function Row({
  slug,
  title,
  months,
  words,
  isFinishEarly,
  grid,
  ...row
}: VarianceRow & { grid: string }) {
  const { plan, agreed, madeUp, turn, finish, late } = words;
  return (
    <tr className="variance-row">
      <th scope="row" className="variance-name display text-title-4 leading-tight!">
        <a
          href={caseStudyPath(slug)}
          className="variance-link underline-offset-4 after:absolute after:inset-0"
        >
          {title}
        </a>
      </th>
      <td className="variance-words text-label text-muted">
        {/* What the bars show anyway has no room on a phone. */}
        <span className={madeUp ? "sr-only" : "not-print:max-md:sr-only"}>{plan}</span>{" "}
        {madeUp ?? agreed} {/* Where bars have captions, the result is one of them. */}
        {finish && (
          <span className={isFinishEarly && !madeUp ? "xl:sr-only print:sr-only" : "sr-only"}>
            {finish}
          </span>
        )}
        <span data-begins data-months={months} className="dated block text-accent [--room:1lh]" />
      </td>
      <td className="variance-bars">
        {turn && <span className="sr-only">{turn}</span>}
        <VarianceBars
          {...row.bars}
          grid={grid}
          marked={row.turn}
          captions={row.captions}
          className="variance-drawing"
        />
      </td>
      <td className="variance-late text-label text-muted">
        <span className="display mr-0.5 text-text text-title-3">{late.figure}</span> {late.unit}
      </td>
    </tr>
  );
}

interface VarianceTableProps extends Pick<VarianceSheet, "ticks" | "marks" | "rows"> {
  /** That of the band, so that two of them can be on a page. */
  anchor: string;
  columns: BandProps<"variance">["columns"];
}

/** A program to a row, each drawn on the same months. */
export function VarianceTable({ anchor, columns, ticks, marks, rows }: VarianceTableProps) {
  const grid = `${anchor}-months`;
  return (
    <table data-sample aria-labelledby={`${anchor}-heading`} className="variance track">
      <thead>
        <tr className="variance-head">
          <th scope="col" className="sr-only">
            {columns.program}
          </th>
          <th scope="col" className="sr-only">
            {columns.plan}
          </th>
          <th scope="col" className="variance-axis">
            <span className="sr-only">{columns.turn}</span>
            <TrackAxis ticks={ticks} marks={marks} />
            <svg aria-hidden="true" className="hidden">
              <g id={grid} className="stroke-line">
                {ticks.map(({ x, isWideOnly }) => (
                  <line key={x} x1={x} x2={x} y2="100%" className={onlyWide(isWideOnly)} />
                ))}
              </g>
            </svg>
          </th>
          <th scope="col" className="sr-only">
            {columns.late}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <Row key={row.slug} {...row} grid={grid} />
        ))}
      </tbody>
    </table>
  );
}
