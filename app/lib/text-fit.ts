/** Estimated text widths, because a build has no browser to measure in. */

/** Where a text or a layout fits: at every width, only in the wide form, or nowhere. */
export type Room = "always" | "wide" | "never";

/** px; the size of axis labels. */
const labelSize = 12;
/** Average letter width of names as a share of the font size, estimated high (`widest` in scripts/fonts.ts). */
const averageWidth = 0.52;

/** px that a text in letters of `size` px needs. */
export const textWidth = (text: string, size = labelSize) => text.length * size * averageWidth;

function greedyLines(text: string, width: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(" ")) {
    const last = lines.at(-1);
    if (last !== undefined && textWidth(`${last} ${word}`) <= width)
      lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}

/** Wraps to as few lines of `width` px as possible, of similar length; a longer word gets its own line. */
export function wrapText(text: string, width: number): string[] {
  const { length } = greedyLines(text, width);
  const widths = Array.from({ length: text.length + 1 }, (_, letters) =>
    textWidth(" ".repeat(letters)),
  );
  const least = widths.find((one) => one <= width && greedyLines(text, one).length === length);
  return greedyLines(text, least ?? width);
}

/** Minimum px between two names. */
const gap = 6;

/**
 * How many names to step over from label to label, counting back from the last, when names are
 * `distance` px apart: the smallest multiple of `unit` without overlap.
 */
export function labelStep(names: readonly string[], distance: number, unit = 1): number {
  const widths = names.toReversed().map((name) => textWidth(name));
  const fits = (step: number) =>
    widths.every((width, index) => {
      const next = widths[index + step];
      if (index % step !== 0 || next === undefined) return true;
      return (width + next) / 2 + gap <= step * distance;
    });
  let step = unit;
  while (!fits(step)) step += unit;
  return step;
}
