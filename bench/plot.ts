import { palette } from "../app/site.ts";
import type { Summary } from "./summary.ts";

/** Where bars begin and where the slowest run ends. */
const left = 390;
const right = 800;
const top = 96;
const rowHeight = 18;

const words = (text: string, x: number, y: number, color: string) =>
  `<text x="${x.toFixed(1)}" y="${y}" fill="${color}" font-size="12">${text}</text>`;

/** The first and the largest paint of each page in each variant, as an SVG. */
export function plot(summaries: readonly Summary[]): string {
  const { ink, line, paper } = palette;
  const colors = {
    site: palette.signal,
    "without script": palette.teal,
    before: palette.gold,
  };
  const slowest = Math.max(...summaries.map(({ most }) => most.LCP));
  const xOf = (milliseconds: number) => left + (milliseconds / slowest) * (right - left);
  const pages = [...Map.groupBy(summaries, ({ page }) => page)];
  const groups = pages.flatMap(([page, some]) =>
    (["FCP", "LCP"] as const).map((paint) => ({ page, paint, some })),
  );
  const groupHeight = (pages[0]?.[1].length ?? 0) * rowHeight + 14;
  const bottom = top + groups.length * groupHeight;

  const ticks = Array.from({ length: Math.floor(slowest / 500) + 1 }, (_, index) => index * 500);
  const axis = ticks.map(
    (tick) =>
      `<path d="M${xOf(tick).toFixed(1)} ${top - 8}V${bottom}" stroke="${line}"/>` +
      words(`${tick / 1000} s`, xOf(tick) - 8, bottom + 16, ink),
  );
  const bars = groups.flatMap(({ page, paint, some }, group) => {
    const y = top + group * groupHeight;
    const drawn = some.map(({ variant, least, median, most }, place) => {
      const middle = y + place * rowHeight + 7;
      const [from, at, to] = [least, median, most].map((one) => xOf(one[paint]).toFixed(1));
      // The bar ends at the median, with a whisker from the fastest run to the slowest.
      return `<path d="M${left} ${middle}H${at}" stroke="${colors[variant]}" stroke-width="13"/>
<path d="M${from} ${middle - 3}v6m0-3H${to}m0-3v6" stroke="${ink}" fill="none"/>
${words(`${(median[paint] / 1000).toFixed(2)} s`, Number(to) + 8, middle + 4, ink)}`;
    });
    return [words(`${paint} ${page}`, 24, y + 11, ink), ...drawn];
  });
  const legend = Map.groupBy(summaries, ({ variant }) => variant).keys();

  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 880 ${bottom + 30}" font-family="system-ui, sans-serif">`,
    `<rect width="100%" height="100%" fill="${paper}"/>`,
    words("When the first and the largest content is seen", 24, 40, ink),
    ...[...legend].map((name, place) => words(`■ ${name}`, 24 + place * 130, 66, colors[name])),
    ...axis,
    ...bars,
    "</svg>\n",
  ].join("\n");
}
