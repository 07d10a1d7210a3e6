import type { Run } from "./compare.ts";
import { type Category, categories } from "./measure.ts";
import { median } from "./median.ts";
import { type PageName, pageNames } from "./pages.ts";
import { type Variant, variants } from "./variants.ts";

const figureNames = [
  "firstContentfulPaint",
  "largestContentfulPaint",
  "totalBlockingTime",
  "cumulativeLayoutShift",
  "bytes",
  "scriptBytes",
  "requests",
] as const;

type FigureName = (typeof figureNames)[number];

export interface Spread {
  least: number;
  median: number;
  most: number;
}

/** All runs of one page, put together for each variant. */
export interface PageSummary {
  page: PageName;
  figures: Record<Variant, Record<FigureName, Spread>>;
  /** Of the site, in the middle of its runs. */
  scores: Record<Category, number>;
}

function spreadOf(values: readonly number[]): Spread {
  return { least: Math.min(...values), median: median(values), most: Math.max(...values) };
}

/** An object with a value for each of the names. */
function each<Name extends string, Value>(names: readonly Name[], make: (name: Name) => Value) {
  return Object.fromEntries(names.map((name) => [name, make(name)])) as Record<Name, Value>;
}

export function summarize(runs: readonly Run[]): PageSummary[] {
  const measured = pageNames.filter((name) => runs.some(({ page }) => page === name));
  return measured.map((page) => {
    const runsOf = (variant: Variant) =>
      runs.filter((run) => run.page === page && run.variant === variant);
    return {
      page,
      figures: each(variants, (variant) =>
        each(figureNames, (name) => spreadOf(runsOf(variant).map((run) => run[name]))),
      ),
      scores: each(categories, (name) => median(runsOf("site").map(({ scores }) => scores[name]))),
    };
  });
}
