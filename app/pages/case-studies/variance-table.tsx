import { onlyWide, TrackAxis } from "../../bands/track-axis";
import { caseStudiesPage } from "../../content/content";
import { caseStudyPath } from "../../lib/paths";
import { VarianceBars } from "./variance-bars";
import type { VarianceRow, VarianceSheet } from "./variance-sheet";

const { columns } = caseStudiesPage.variance;

function Row({ slug, title, words, isFinishEarly, bars }: VarianceRow) {
  const { plan, agreed, madeUp, turn, finish, late } = words;
  return (
    <tr>
      <th scope="row" className="display text-title-4 leading-tight!">
        <a href={caseStudyPath(slug)} className="underline-offset-4 after:absolute after:inset-0">
          {title}
        </a>
      </th>
      <td className="text-label text-muted">
        <span className={madeUp ? "sr-only" : "variance-plan"}>{plan}</span> {madeUp ?? agreed}{" "}
        <span className={isFinishEarly && !madeUp ? "variance-finish" : "sr-only"}>{finish}</span>
      </td>
      <td>
        <span className="sr-only">{turn}</span>
        <VarianceBars {...bars} />
      </td>
      <td className="text-label text-muted">
        <span className="display mr-0.5 text-text text-title-3">{late.figure}</span> {late.unit}
      </td>
    </tr>
  );
}

/** A program to a row, each drawn on the same months. */
export function VarianceTable({ ticks, marks, rows }: VarianceSheet) {
  return (
    <table data-sample aria-labelledby="variance-heading" className="variance track">
      <thead>
        <tr>
          <th scope="col">{columns.program}</th>
          <th scope="col">{columns.plan}</th>
          <th scope="col">
            <span className="sr-only">{columns.turn}</span>
            <TrackAxis ticks={ticks} marks={marks} />
            <svg aria-hidden="true" className="hidden">
              <g id="months" className="stroke-line">
                {ticks.map(({ x, isWideOnly }) => (
                  <line key={x} x1={x} x2={x} y2="100%" className={onlyWide(isWideOnly)} />
                ))}
              </g>
            </svg>
          </th>
          <th scope="col">{columns.late}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <Row key={row.slug} {...row} />
        ))}
      </tbody>
    </table>
  );
}
