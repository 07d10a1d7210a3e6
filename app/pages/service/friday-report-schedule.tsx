import { fridayReport as report } from "../../content/content";
import type { ReportBar } from "../../content/types";
import { percent } from "../../visualization/figures";
import { ganttGeometry } from "../../visualization/gantt-geometry";

const bars: readonly ReportBar[] = report.bars;
const length = Math.max(report.weeks, ...bars.map(({ actual }) => actual.to));
const x = (week: number) => percent((week / length) * 100);

const { ticks, rows, milestones } = ganttGeometry({
  unit: "week",
  length,
  bars: bars.map(({ actual, ...bar }) => ({ ...bar, start: actual.from, end: actual.to })),
  milestones: report.milestones,
});

const rowHeight = 20;
const height = bars.length * rowHeight;

function Row({ index }: { index: number }) {
  const { name, planned, actual } = bars[index] as ReportBar;
  const { x: start, width, critical } = rows[index] as (typeof rows)[number];
  return (
    <g transform={`translate(0 ${18 + index * rowHeight})`}>
      <text x="-168" y="14">
        {name}
      </text>
      <rect
        x={x(planned.from)}
        width={x(planned.to - planned.from)}
        y="5.5"
        height="7"
        className="baseline"
      />
      <rect
        x={start}
        width={width}
        y="12"
        height="6"
        opacity={actual.from >= report.today ? 0.45 : undefined}
        className={critical ? "fill-mark" : undefined}
      />
    </g>
  );
}

/** Planned work is an outline, actual work a solid bar, and today a line through all rows. */
export function ReportSchedule() {
  return (
    <svg x="228" y="348" width="562" height={height + 56}>
      <title>Schedule</title>
      <text x="-168" y="11" className="small soft">
        Week
      </text>
      {[{ x: "0%", at: "" }, ...ticks].map(({ x, at }) => (
        <g key={at}>
          <line x1={x} x2={x} y1="18" y2={18 + height} className="line" />
          <text x={x} y="11" textAnchor="middle" className="small soft">
            {at}
          </text>
        </g>
      ))}
      {bars.map(({ name }, index) => (
        <Row key={name} index={index} />
      ))}
      <line x1={x(report.today)} x2={x(report.today)} y1="14" y2={height + 24} className="strong" />
      <text x={x(report.today)} y={height + 37} textAnchor="middle" className="small">
        Today
      </text>
      {milestones.map(({ name, x, side }) => (
        <g key={name}>
          <circle cx={x} cy={height + 32} r="5" className="fill-milestone" />
          <text x={x} y={height + 52} textAnchor={side} className="small soft">
            {name}
          </text>
        </g>
      ))}
    </svg>
  );
}
