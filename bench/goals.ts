import { milliseconds, ratio, seconds, shift } from "./figures.ts";
import { type Category, categories } from "./measure.ts";
import type { PageSummary } from "./summary.ts";

export const goals = {
  /** How much later than without script the first and the largest content may be seen. */
  ratio: 1.05,
  totalBlockingTime: 10,
  cumulativeLayoutShift: 0,
  score: 100,
} as const;

export const paints = { FCP: "firstContentfulPaint", LCP: "largestContentfulPaint" } as const;

export type Paint = keyof typeof paints;

export interface MissedGoal {
  figure: string;
  /** Names the page, its figure and the goal. */
  sentence: string;
}

export function paintRatio({ figures }: PageSummary, paint: Paint): number {
  const name = paints[paint];
  return figures.site[name].median / figures["without script"][name].median;
}

function missedPaint(summary: PageSummary, paint: Paint): MissedGoal[] {
  const value = paintRatio(summary, paint);
  if (value <= goals.ratio) return [];
  const site = seconds(summary.figures.site[paints[paint]].median);
  const without = seconds(summary.figures["without script"][paints[paint]].median);
  const sentence = `${summary.page}: ${paint} is ${ratio(value)} × the page without script (${site} s against ${without} s); the goal is at most ${goals.ratio}.`;
  return [{ figure: paint, sentence }];
}

interface OwnFigures {
  totalBlockingTime: number;
  cumulativeLayoutShift: number;
  scores: Record<Category, number>;
}

/** What a page has to keep by itself, whatever it is compared with. */
export function missedAlone(page: string, figures: OwnFigures): MissedGoal[] {
  const missed: MissedGoal[] = [];
  const miss = (figure: string, value: string, goal: string) =>
    missed.push({ figure, sentence: `${page}: ${figure} is ${value}; the goal is ${goal}.` });
  if (figures.totalBlockingTime > goals.totalBlockingTime)
    miss(
      "TBT",
      `${milliseconds(figures.totalBlockingTime)} ms`,
      `at most ${goals.totalBlockingTime} ms`,
    );
  if (figures.cumulativeLayoutShift > goals.cumulativeLayoutShift)
    miss("CLS", shift(figures.cumulativeLayoutShift), String(goals.cumulativeLayoutShift));
  for (const category of categories)
    if (figures.scores[category] < goals.score)
      miss(category, String(figures.scores[category]), String(goals.score));
  return missed;
}

export function missedGoals(summary: PageSummary): MissedGoal[] {
  const { totalBlockingTime, cumulativeLayoutShift } = summary.figures.site;
  return [
    ...missedPaint(summary, "FCP"),
    ...missedPaint(summary, "LCP"),
    ...missedAlone(summary.page, {
      totalBlockingTime: totalBlockingTime.median,
      // A shift in one run of five is a shift that one visitor in five sees.
      cumulativeLayoutShift: cumulativeLayoutShift.most,
      scores: summary.scores,
    }),
  ];
}
