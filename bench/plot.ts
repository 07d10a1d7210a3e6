import { ratio, seconds } from "./figures.ts";
import { goals, type Paint, paintRatio, paints } from "./goals.ts";
import { bar, barHeight, type Colors, legend, serif, verticalLine, words } from "./plot-parts.ts";
import type { PageSummary } from "./summary.ts";
import { variants } from "./variants.ts";

const width = 880;
const margin = 32;
/** Where bars begin and where the slowest run may end; right of it stand the ratios. */
const left = 172;
const right = 680;
const top = 132;
const pairHeight = 2 * barHeight + 14;
const pageHeight = 2 * pairHeight + 22;

type Scale = (value: number) => number;

/** Two bars, the site over the page without script, and how far they are apart. */
function pair(summary: PageSummary, paint: Paint, y: number, xOf: Scale, colors: Colors) {
  const bars = variants.map((variant, index) => {
    const spread = summary.figures[variant][paints[paint]];
    const barTop = y + index * (barHeight + 3);
    const value = `${seconds(spread.median)} s`;
    return (
      bar(spread, { y: barTop, color: colors[variant], ink: colors.ink, xOf }) +
      words(value, { x: Math.round(xOf(spread.most)) + 10, y: barTop + 11, fill: colors.ink })
    );
  });
  const value = paintRatio(summary, paint);
  const isMissed = value > goals.ratio;
  return [
    words(paint, { x: left - 10, y: y + 19, fill: colors.muted, anchor: "end" }),
    ...bars,
    words(`× ${ratio(value)}${isMissed ? " missed" : ""}`, {
      x: right + 76,
      y: y + 19,
      fill: isMissed ? colors.site : colors.ink,
      weight: isMissed ? 700 : 400,
    }),
  ].join("\n");
}

function axis(slowest: number, bottom: number, xOf: Scale, colors: Colors): string {
  const ticks = Array.from({ length: Math.floor(slowest / 500) + 1 }, (_, index) => index * 500);
  return ticks
    .map(
      (tick) =>
        verticalLine(Math.round(xOf(tick)), top - 8, bottom, colors.line) +
        words(`${tick / 1000} s`, {
          x: Math.round(xOf(tick)),
          y: bottom + 18,
          fill: colors.muted,
          anchor: "middle",
        }),
    )
    .join("\n");
}

/** The first and the largest paint of each page, as an SVG. */
export function plot(summaries: readonly PageSummary[], note: string, colors: Colors): string {
  const slowest = Math.max(
    ...summaries.flatMap(({ figures }) =>
      variants.map((variant) => figures[variant].largestContentfulPaint.most),
    ),
  );
  const xOf: Scale = (value) => left + (value / slowest) * (right - left);
  const bottom = top + summaries.length * pageHeight - 14;
  const height = bottom + 44;
  const title = "When the first and the largest content is seen";
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" role="img" aria-label="${title}">`,
    `<rect width="${width}" height="${height}" fill="${colors.paper}"/>`,
    words(title, { x: margin, y: 46, fill: colors.ink, size: 24, family: serif }),
    words(note, { x: margin, y: 70, fill: colors.muted }),
    legend("this site", margin, 102, colors.site, colors.ink),
    legend("the same page without script", margin + 130, 102, colors["without script"], colors.ink),
    words(`goal ≤ ${goals.ratio}`, { x: right + 76, y: 102, fill: colors.muted }),
    axis(slowest, bottom, xOf, colors),
    ...summaries.flatMap((summary, index) => {
      const y = top + index * pageHeight;
      return [
        words(summary.page, { x: margin, y: y + 19, fill: colors.ink, size: 15, family: serif }),
        pair(summary, "FCP", y, xOf, colors),
        pair(summary, "LCP", y + pairHeight, xOf, colors),
      ];
    }),
    "</svg>\n",
  ].join("\n");
}
