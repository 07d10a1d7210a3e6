import type { Report } from "../../content/types";
import { percent } from "../../visualization/figures";

const rowHeight = 20;
/** Weeks between labels, and how many labels there is room for. */
const steps = [1, 2, 4, 8, 13, 26, 52];
const mostLabels = 13;

function weeksToLabel(length: number): number[] {
  const step = steps.find((weeks) => length / weeks <= mostLabels) ?? length;
  return Array.from({ length: Math.floor(length / step) + 1 }, (_, index) => index * step);
}

/** Planned work is an outline, actual work a solid bar, and today a line through all rows. */
export function ReportSchedule({ report }: { report: Report }) {
  const { bars, milestones, today, words } = report;
  const length = Math.max(report.weeks, ...bars.map(({ actual }) => actual.to));
  const x = (week: number) => percent((week / length) * 100);
  const height = bars.length * rowHeight;
  return (
    <svg x="228" y="348" width="562" height={height + 56}>
      <title>{words.schedule}</title>
      <text x="-168" y="11" className="small soft">
        {words.weeks}
      </text>
      {weeksToLabel(length).map((week) => (
        <g key={week}>
          <line x1={x(week)} x2={x(week)} y1="18" y2={18 + height} className="line" />
          <text x={x(week)} y="11" textAnchor="middle" className="small soft">
            {week || ""}
          </text>
        </g>
      ))}
      {bars.map(({ name, planned, actual, critical }, index) => (
        <g key={name} transform={`translate(0 ${18 + index * rowHeight})`}>
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
            x={x(actual.from)}
            width={x(actual.to - actual.from)}
            y="12"
            height="6"
            opacity={actual.from >= today ? 0.45 : undefined}
            className={critical ? "fill-mark" : undefined}
          />
        </g>
      ))}
      <line x1={x(today)} x2={x(today)} y1="14" y2={height + 24} className="strong" />
      <text x={x(today)} y={height + 37} textAnchor="middle" className="small">
        {words.today}
      </text>
      {milestones.map(({ name, at }) => (
        <g key={name}>
          <circle cx={x(at)} cy={height + 32} r="5" className="fill-milestone" />
          <text
            x={x(at)}
            y={height + 52}
            textAnchor={at > length / 2 ? "end" : "start"}
            className="small soft"
          >
            {name}
          </text>
        </g>
      ))}
    </svg>
  );
}
