import type { ReactNode } from "react";
import { brandMark } from "../app/brand-mark.ts";
import { fridayReport as report } from "../app/content/friday-report.ts";
import { site } from "../app/site.ts";
import { schedule } from "./report-schedule.ts";
import { type Colors, display, inner, margin, reportColors, sheet, text } from "./report-type.ts";
import { box } from "./satori-box.ts";

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
  const c = await reportColors();
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
