import type { BandSection } from "../../content/schema/band";
import type { PeriodBars } from "../../content/types";
import { slugOf } from "../../text/slug";
import { percent } from "../../visualization/figures";

type Row = PeriodBars["rows"][number];

/** Periods as percentages of their axis, and the sections of a text that give them. */
export function drawnPeriods(
  { heading, length, axis, end, rows }: PeriodBars,
  { again }: Pick<BandSection, "again">,
  text = { again: "" },
) {
  const x = (at: number) => percent((at / length) * 100);
  const drawnRow = ({ name, words, section, spans, key }: Row) => {
    const last = spans.at(-1);
    const isEndless = last?.isOpen && last.to === length;
    return {
      name,
      words,
      to: `#${slugOf(section)}${text.again}`,
      isKey: key === true,
      bars: spans.map(({ from, to, isOpen }) => ({
        x: x(from),
        // A period without an end stops at the end of the axis.
        width: x((isOpen && to === length ? to * 1.02 : to) - from),
        isOpen: isOpen === true,
      })),
      end: last && !isEndless ? x(last.to) : undefined,
    };
  };
  return {
    heading,
    end,
    id: slugOf(heading) + again,
    axis: axis.map(({ at, label = String(at) }) => ({ label, x: x(at), isLast: at === length })),
    rows: rows.map(drawnRow),
  };
}

export type DrawnPeriods = ReturnType<typeof drawnPeriods>;
