import type { Measurement } from "./measure.ts";

export type Variant = "site" | "without script" | "before";

export interface Run {
  page: string;
  variant: Variant;
  measured: Measurement;
}

/** All runs of one page in one variant. */
export interface Summary {
  page: string;
  variant: Variant;
  /** The minimum, median and maximum of each figure. */
  least: Measurement;
  median: Measurement;
  most: Measurement;
}

/** A quantile of every figure over the runs: 0 is the lowest value, 1 the highest. */
function taken(runs: readonly Run[], place: number): Measurement {
  const names = Object.keys(runs[0]?.measured ?? {}) as (keyof Measurement)[];
  const figures = names.map((name) => {
    const sorted = runs.map(({ measured }) => measured[name]).sort((a, b) => a - b);
    return [name, sorted[Math.round((sorted.length - 1) * place)]];
  });
  return Object.fromEntries(figures);
}

export function summarize(runs: readonly Run[]): Summary[] {
  const groups = Map.groupBy(runs, ({ page, variant }) => `${page} ${variant}`);
  return [...groups.values()].map((group) => {
    const { page, variant } = group[0] as Run;
    const [least, median, most] = [taken(group, 0), taken(group, 0.5), taken(group, 1)];
    return { page, variant, least, median, most };
  });
}
