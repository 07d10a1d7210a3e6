import type { ReactNode } from "react";
import { brandMark } from "../app/brand-mark.ts";
import { type ReportBar, fridayReport as report } from "../app/content/friday-report.ts";
import { site } from "../app/site.ts";
import { palette } from "./palette.ts";

/** A sheet of Letter at 100 px an inch, with margins of six tenths. */
export const sheet = { width: 850, height: 1100 };
const margin = 60;
const inner = sheet.width - 2 * margin;

type Style = Record<string, string | number>;

/** What JSX would make; satori asks for no more. */
function box(style: Style, children?: unknown): ReactNode {
  return { type: "div", props: { style: { display: "flex", ...style }, children } } as never;
}

const colors = ["paper", "ink", "ink-soft", "line", "line-strong", "signal", "gold"] as const;
type Colors = Record<(typeof colors)[number], string>;

const text = (size: number, color: string, more: Style = {}): Style => ({
  fontFamily: "Text",
  fontSize: size,
  lineHeight: 1.35,
  color,
  ...more,
});
const display = (size: number, color: string, more: Style = {}): Style => ({
  fontFamily: "Display",
  fontSize: size,
  lineHeight: 1.12,
  letterSpacing: -0.02 * size,
  color,
  ...more,
});

function letterhead(c: Colors): ReactNode {
  const mark = box(
    { position: "relative", width: brandMark.width, height: brandMark.height },
    brandMark.bars.map(({ x, y, width, height, critical }) =>
      box({
        position: "absolute",
        left: x,
        top: y,
        width,
        height,
        backgroundColor: critical ? c.signal : c.ink,
      }),
    ),
  );
  return box({ justifyContent: "space-between", alignItems: "center", width: inner }, [
    box({ alignItems: "center", gap: 12 }, [mark, box(display(26, c.ink), site.name)]),
    box(text(13, c["ink-soft"]), `Friday report, week ${report.today} of ${report.weeks}`),
  ]);
}

function figures(c: Colors): ReactNode {
  return box(
    { width: inner, borderTop: `2px solid ${c.ink}`, paddingTop: 12 },
    report.figures.map(({ value, label }) =>
      box({ flexDirection: "column", width: inner / 3, paddingRight: 20 }, [
        box(display(32, c.ink), value),
        box(text(12, c["ink-soft"]), label),
      ]),
    ),
  );
}

const nameColumn = 168;
const rowHeight = 20;

/** Planned is an outline, what happened a bar; today is a line through all of them. */
function schedule(c: Colors): ReactNode {
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

function heading(c: Colors, title: string): ReactNode {
  return box(display(20, c.ink, { marginBottom: 6 }), title);
}

function rows(
  c: Colors,
  widths: readonly number[],
  lines: readonly (readonly string[])[],
): ReactNode {
  return box(
    { flexDirection: "column", width: inner, borderBottom: `1px solid ${c.line}` },
    lines.map((cells) =>
      box(
        { width: inner, borderTop: `1px solid ${c.line}`, paddingTop: 4, paddingBottom: 4 },
        cells.map((cell, column) =>
          box(
            text(12, column ? c["ink-soft"] : c.ink, {
              width: widths[column] ?? 0,
              paddingRight: 14,
            }),
            cell,
          ),
        ),
      ),
    ),
  );
}

const block = (children: readonly ReactNode[]) =>
  box({ flexDirection: "column", width: inner }, children);

/** The whole report on its sheet. */
export async function reportLayout(): Promise<ReactNode> {
  const values = await Promise.all(colors.map(palette));
  const c = Object.fromEntries(colors.map((name, index) => [name, values[index]])) as Colors;
  return box(
    {
      ...sheet,
      flexDirection: "column",
      justifyContent: "space-between",
      boxSizing: "border-box",
      padding: `44px ${margin}px 40px`,
      backgroundColor: c.paper,
    },
    [
      letterhead(c),
      block([
        box(text(13, c.signal, { marginBottom: 8 }), `${report.program}. ${report.client}.`),
        box(display(29, c.ink, { textWrap: "balance" }), report.headline),
      ]),
      figures(c),
      schedule(c),
      block([
        heading(c, "What went wrong this week"),
        box(text(13, c.ink, { width: inner }), report.news),
      ]),
      block([
        heading(c, "Decisions we need from you"),
        rows(
          c,
          [278, 96, 72, 284],
          report.decisions.map(({ decision, who, by, cost }) => [decision, who, by, cost]),
        ),
      ]),
      block([
        heading(c, "Top five risks"),
        rows(
          c,
          [330, 90, 310],
          report.risks.map(({ risk, days, next }) => [risk, `${days} days`, next]),
        ),
      ]),
      box(
        text(10.5, c["ink-soft"]),
        "Outlines: the baseline. Bars: what happened, paler what is forecast. In color: the critical path. Illustrative figures.",
      ),
    ],
  );
}
