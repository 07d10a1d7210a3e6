import type { Palette } from "../../brand/shades";
import { percent } from "../../visualization/figures";
import { type ContrastWords, contrasts, least, most, type Scheme, schemes } from "./contrast";

/** The scale starts at 1, which is no contrast. */
const place = (ratio: number) => percent(((ratio - 1) / (most - 1)) * 100);

/** Rounded down, because 4.49 fails a minimum of 4.5. */
const ratioWords = (ratio: number, language: string, minimumFractionDigits = 1) =>
  new Intl.NumberFormat(language, { minimumFractionDigits }).format(Math.floor(ratio * 10) / 10);

/** The contrast of each pair in one color scheme, by background; the lowest of all is marked. */
function measuredIn(scheme: Scheme, palette: Palette, language: string) {
  const measured = contrasts(scheme, palette);
  const lowest = Math.min(...measured.flatMap(({ rows }) => rows.map(({ ratio }) => ratio)));
  return measured.map(({ ground, rows }) => ({
    ground,
    rows: rows.map(({ pair, ratio }) => ({
      pair,
      scheme,
      ratio: ratioWords(ratio, language),
      width: place(ratio),
      isLowest: ratio === lowest,
    })),
  }));
}

export function drawnContrast(
  { grounds, pairs, ...words }: Omit<ContrastWords, "band" | "anchor" | "search">,
  palette: Palette,
  language: string,
) {
  const [light, dark] = schemes.map((scheme) => measuredIn(scheme, palette, language));
  return {
    ...words,
    least: place(least),
    axis: [1, least, 7, 14, most].map((ratio) => ({
      ratio: ratioWords(ratio, language, 0),
      x: place(ratio),
    })),
    axisName: words.axis,
    grounds: (light ?? []).map(({ ground, rows }, index) => ({
      id: ground,
      name: grounds[ground],
      rows: rows.map((row, at) => ({
        pair: row.pair,
        name: pairs[row.pair],
        measured: [row, dark?.[index]?.rows[at] ?? row],
      })),
    })),
  };
}

export type DrawnContrast = ReturnType<typeof drawnContrast>;
