import type { Lists } from "../../content/lists";
import type { CaseStudy } from "../../content/types";
import { filled } from "../../lib/use-words";
import { type Locale, measureInWords } from "../../text/quantities";

type Baseline = CaseStudy["baselines"][number];
type Words = Pick<Lists["words"]["caseStudies"], "before" | "after" | "change">;

/** Money, shares and times are signs or differ by number; a unit in words is said once: "from 14 to 5 files". */
function startOf({ from, to, kind, ...rest }: Baseline, locale: Locale): string {
  const isHours = kind === "minute" && Math.max(from, to) >= 120;
  const isSaid = isHours || kind === "money" || kind === "millions" || kind === "percent";
  return isSaid
    ? measureInWords(from, { kind, ...rest }, locale)
    : new Intl.NumberFormat(locale.language).format(from);
}

/** The values before and after, in words and as two bars on one scale that starts at zero. */
export function baselineBars(baseline: Baseline, words: Words, locale: Locale) {
  const { measure, from, to, kind } = baseline;
  // A percentage is drawn against 100, or 96% would look like all of it.
  const longest = kind === "percent" ? Math.max(100, from, to) : Math.max(from, to);
  const bar = (name: string, value: number) => ({
    name,
    value: measureInWords(value, baseline, locale),
    width: `${Math.round((value / longest) * 1000) / 10}%`,
  });
  return {
    measure,
    change: filled(words.change, {
      from: startOf(baseline, locale),
      to: measureInWords(to, baseline, locale),
    }),
    bars: [bar(words.before, from), bar(words.after, to)],
  };
}
