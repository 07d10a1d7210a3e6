import { type Colors, serif, verticalLine, words } from "../plot-parts.ts";
import type { Weights } from "./weigh.ts";

const width = 880;
const left = 260;
const right = 780;
const top = 110;
const rowHeight = 22;

/** What travels at each size, on an axis of powers of ten. */
export function plot(weights: readonly (readonly [number, Weights])[], colors: Colors): string {
  const names = Object.keys(weights[0]?.[1] ?? {}) as (keyof Weights)[];
  const xOf = (bytes: number) => left + ((Math.log10(bytes) - 3) / 3) * (right - left);
  const groupHeight = weights.length * rowHeight + 16;
  const bottom = top + names.length * groupHeight;
  const title = "What travels, by number of services";
  const axis = [1e3, 1e4, 1e5, 1e6].map(
    (bytes) =>
      verticalLine(xOf(bytes), top - 12, bottom, colors.line) +
      words(`${bytes / 1000} KB`, {
        x: xOf(bytes),
        y: bottom + 20,
        fill: colors.muted,
        anchor: "middle",
      }),
  );
  const bars = names.flatMap((name, group) =>
    weights.map(([count, weight], index) => {
      const bytes = weight[name];
      const y = top + group * groupHeight + index * rowHeight;
      const end = bytes ? Math.max(xOf(bytes), left + 2) : left;
      return [
        index ? "" : words(name, { x: 32, y: y + 11, fill: colors.ink }),
        words(String(count), { x: left - 10, y: y + 11, fill: colors.muted, anchor: "end" }),
        `<rect x="${left}" y="${y}" width="${(end - left).toFixed(1)}" height="13" fill="${colors.site}" fill-opacity="${index ? 0.4 : 1}"/>`,
        words(bytes ? `${(bytes / 1000).toFixed(1)} KB` : "none", {
          x: end + 8,
          y: y + 11,
          fill: colors.ink,
        }),
      ].join("");
    }),
  );
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${bottom + 44}" role="img" aria-label="${title}">`,
    `<rect width="${width}" height="${bottom + 44}" fill="${colors.paper}"/>`,
    words(title, { x: 32, y: 46, fill: colors.ink, size: 24, family: serif }),
    words("Brotli bytes; each line is ten times the one before.", {
      x: 32,
      y: 70,
      fill: colors.muted,
    }),
    ...axis,
    ...bars,
    "</svg>",
  ].join("\n");
}
