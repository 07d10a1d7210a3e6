import { type Percent, percent } from "../visualization/figures";

export interface AxisTick {
  x: Percent;
  label: string;
  /** Labels at the ends stay inside the drawing. */
  anchor: "start" | "middle" | "end";
  /** Hidden on narrow screens. */
  isWideOnly: boolean;
}

/** Months between labels, on a wide screen and on a phone. */
function stepsFor(months: number) {
  if (months > 24) return { wide: 6, narrow: 12 };
  return { wide: 3, narrow: months > 18 ? 6 : 3 };
}

/** Labels every few months plus the last month, without one so close to the last that they overlap. */
export function axisTicks(months: number): AxisTick[] {
  const { wide, narrow } = stepsFor(months);
  const labeled = Array.from({ length: Math.ceil(months / wide) }, (_, index) => index * wide);
  const apart = labeled.filter((month) => months - month > wide / 2);
  return [...apart, months].map((month) => ({
    x: percent((month / months) * 100),
    label: `${month}`,
    anchor: month === 0 ? "start" : month === months ? "end" : "middle",
    isWideOnly: month % narrow !== 0 && month !== months,
  }));
}

/** The months between them. */
export const monthMarks = (months: number): Percent[] =>
  Array.from({ length: months + 1 }, (_, month) => percent((month / months) * 100));
