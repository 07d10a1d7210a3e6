import type { ReactNode } from "react";
import { type ReportBar, fridayReport as report } from "../app/content/friday-report.ts";
import { type Colors, inner, text } from "./report-type.ts";
import { box, type Style } from "./satori-box.ts";

const nameColumn = 168;
const rowHeight = 20;

/** Planned is an outline, what happened a bar; today is a line through all of them. */
export function schedule(c: Colors): ReactNode {
  const span = Math.max(report.weeks, ...report.bars.map(({ actual: [, to] }) => to));
  const at = (week: number) => nameColumn + (week / span) * (inner - nameColumn);
  const place = (top: number, [from, to]: readonly [number, number], look: Style) =>
    box({ position: "absolute", left: at(from), width: at(to) - at(from), top, ...look });
  const height = report.bars.length * rowHeight;
  const weeks = Array.from({ length: report.weeks / 4 + 1 }, (_, index) => index * 4);
  return box({ position: "relative", width: inner, height: height + 56 }, [
    ...weeks.map((week) =>
      box({
        position: "absolute",
        left: at(week),
        top: 18,
        width: 1,
        height,
        backgroundColor: c.line,
      }),
    ),
    ...weeks
      .filter((week) => week > 0)
      .map((week) =>
        box(
          { ...text(10, c["ink-soft"]), position: "absolute", left: at(week) - 8, top: 0 },
          `${week}`,
        ),
      ),
    box({ ...text(10, c["ink-soft"]), position: "absolute", left: 0, top: 0 }, "Week"),
    ...report.bars.flatMap(({ name, planned, actual, critical }: ReportBar, row) => {
      const top = 18 + row * rowHeight;
      const done = critical ? c.signal : c.ink;
      return [
        box({ ...text(12, c.ink), position: "absolute", left: 0, top: top + 1 }, name),
        place(top + 4, planned, { height: 6, border: `1px solid ${c["line-strong"]}` }),
        place(top + 11, actual, {
          height: 6,
          backgroundColor: done,
          opacity: actual[0] >= report.today ? 0.45 : 1,
        }),
      ];
    }),
    box({
      position: "absolute",
      left: at(report.today),
      top: 14,
      width: 1.5,
      height: height + 10,
      backgroundColor: c.ink,
    }),
    box(
      { ...text(11, c.ink), position: "absolute", left: at(report.today) - 16, top: height + 24 },
      "Today",
    ),
    ...report.milestones.flatMap(({ name, at: week }) => {
      const late = week > span - 4;
      return [
        box({
          position: "absolute",
          left: at(week) - 5,
          top: height + 26,
          width: 10,
          height: 10,
          borderRadius: 5,
          backgroundColor: c.gold,
        }),
        box(
          {
            ...text(11, c["ink-soft"]),
            position: "absolute",
            top: height + 40,
            ...(late ? { right: 0 } : { left: at(week) - 5 }),
          },
          name,
        ),
      ];
    }),
  ]);
}
