import type { CaseStudy } from "../../content/types";
import { formatNumber } from "../../lib/format-number";

type Baseline = CaseStudy["baselines"][number];

const isHours = (value: number, unit: string) => unit === "minutes" && value >= 120;

/**
 * "£M" wraps the number, "%" follows it directly, and a word follows after a space; minutes are given
 * in hours from two hours on.
 */
function withUnit(value: number, unit: string): string {
  if (isHours(value, unit)) return `${formatNumber(value / 60)} hours`;
  const number = formatNumber(value);
  if (unit.startsWith("£")) return `£${number}${unit.slice(1)}`;
  return unit === "%" ? `${number}%` : `${number} ${unit}`;
}

/** The values before and after, in words and as two bars on one scale that starts at zero. */
export function baselineBars({ measure, from, to, unit }: Baseline) {
  // A percentage is drawn against 100, or 96% would look like all of it.
  const longest = unit === "%" ? 100 : Math.max(from, to);
  const bar = (name: string, value: number) => ({
    name,
    value: withUnit(value, unit),
    width: `${Math.round((value / longest) * 1000) / 10}%`,
  });
  // The unit appears once: "from 14 to 8 weeks".
  const isSaid = /^[£%]/.test(unit) || isHours(Math.max(from, to), unit);
  const start = isSaid ? withUnit(from, unit) : formatNumber(from);
  return {
    measure,
    change: `from ${start} to ${withUnit(to, unit)}`,
    bars: [bar("Before", from), bar("After", to)],
  };
}
