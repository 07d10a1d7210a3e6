import { categories, type Measurement } from "./measure.ts";
import type { Summary } from "./summary.ts";

export const goals =
  "FCP and LCP at most 1.05 × the page without script, TBT at most 10 ms, CLS 0, scores 100";

/** How much later a page paints than the same page without JavaScript, as a ratio. */
export function paintRatio(one: Summary, paint: keyof Measurement, all: readonly Summary[]) {
  const plain = all.find(({ page, variant }) => page === one.page && variant === "without script");
  return plain ? one.median[paint] / plain.median[paint] : Number.NaN;
}

/** Each figure of the site that misses its goal, with its page. */
export function missedGoals(all: readonly Summary[]): string[] {
  const sites = all.filter(({ variant }) => variant === "site");
  return sites.flatMap((site) => {
    const figures: (readonly [name: string, value: number, goal: number])[] = [
      ["FCP ratio", paintRatio(site, "FCP", all), 1.05],
      ["LCP ratio", paintRatio(site, "LCP", all), 1.05],
      ["TBT", site.median.TBT, 10],
      // The worst run counts: a shift in one run of five is one that every fifth visitor sees.
      ["CLS", site.most.CLS, 0],
      ...categories.map(
        (name) => [`points below 100 for ${name}`, 100 - site.median[name], 0] as const,
      ),
    ];
    return figures
      .filter(([, value, goal]) => !(value <= goal))
      .map(([name, value]) => `${site.page}, ${name}: ${Number(value.toFixed(3))}`);
  });
}
