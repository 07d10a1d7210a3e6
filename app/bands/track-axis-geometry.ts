import { type Percent, percent } from "../visualization/figures";

export interface AxisTick {
  x: Percent;
  label: string;
  /** Labels at the ends stay inside the drawing. */
  anchor: "start" | "middle" | "end";
  /** Hidden on narrow screens. */
  isWideOnly: boolean;
}

/** Months between labels on a wide screen, on a phone, and between marks, for a program of up to so many. */
const steps = [
  { upTo: 6, wide: 1, narrow: 1, mark: 1 },
  { upTo: 8, wide: 1, narrow: 3, mark: 1 },
  { upTo: 18, wide: 3, narrow: 3, mark: 1 },
  { upTo: 24, wide: 3, narrow: 6, mark: 1 },
  { upTo: 48, wide: 6, narrow: 12, mark: 1 },
  { upTo: 60, wide: 12, narrow: 12, mark: 3 },
  { upTo: 96, wide: 12, narrow: 24, mark: 3 },
  { upTo: 120, wide: 24, narrow: 24, mark: 6 },
  { upTo: 192, wide: 24, narrow: 48, mark: 6 },
  { upTo: Number.POSITIVE_INFINITY, wide: 48, narrow: 48, mark: 12 },
] as const;

const stepsFor = (months: number) => steps.find(({ upTo }) => months <= upTo) ?? steps[0];

/** Every so many months, without the last one. */
const every = (step: number, months: number) =>
  Array.from({ length: Math.ceil(months / step) }, (_, index) => index * step);

/** The share of a phone's width that the last label needs before it, for each of its digits. */
const perDigit = 0.045;

/** Labels every few months plus the last month, without one so close to the last that they overlap. */
export function axisTicks(months: number): AxisTick[] {
  const { wide, narrow } = stepsFor(months);
  const needed = perDigit * `${months}`.length;
  const apart = every(wide, months).filter((month) => months - month > wide / 2);
  return [...apart, months].map((month) => ({
    x: percent((month / months) * 100),
    label: `${month}`,
    anchor: month === 0 ? "start" : month === months ? "end" : "middle",
    isWideOnly: month !== months && (month % narrow !== 0 || (months - month) / months < needed),
  }));
}

/** The months between them, or every few where there are many. */
export const monthMarks = (months: number): Percent[] =>
  [...every(stepsFor(months).mark, months), months].map((month) => percent((month / months) * 100));
