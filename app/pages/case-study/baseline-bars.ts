import type { CaseStudy } from "../../content/types";
import { formatNumber } from "../../lib/format-number";

type Baseline = CaseStudy["baselines"][number];

/** "£M" stands around the number, "%" right after it, a word after a space. */
function withUnit(value: number, unit: string): string {
  const number = formatNumber(value);
  if (unit.startsWith("£")) return `£${number}${unit.slice(1)}`;
  return unit === "%" ? `${number}%` : `${number} ${unit}`;
}

/** What was measured before and after, in words and as two bars on one scale that begins at zero. */
export function baselineBars({ measure, from, to, unit }: Baseline) {
  // A share is drawn as a share of the whole: 96% must not look like all of it.
  const longest = unit === "%" ? 100 : Math.max(from, to);
  const bar = (name: string, value: number) => ({
    name,
    value: withUnit(value, unit),
    width: `${Math.round((value / longest) * 1000) / 10}%`,
  });
  // A word is said once: "from 14 to 8 weeks".
  const start = /^[£%]/.test(unit) ? withUnit(from, unit) : formatNumber(from);
  return {
    measure,
    change: `from ${start} to ${withUnit(to, unit)}`,
    bars: [bar("Before", from), bar("After", to)],
  };
}
