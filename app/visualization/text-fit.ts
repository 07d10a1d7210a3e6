/** Widths of text, estimated: at build there is no browser to measure in. */

/** Where a text or a layout has room: in every width, from the wide form on, or nowhere. */
export type Room = "always" | "wide" | "never";

/** px; the size of axis labels. */
const fontSize = 12;
/** A generous mean for names with capitals in Hanken Grotesk, as a share of the font size. */
const averageWidth = 0.52;

export function textWidth(text: string): number {
  return text.length * fontSize * averageWidth;
}

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

/** The text in as few lines of `width` px as it needs, about equally long; a longer word stands alone. */
export function wrapText(text: string, width: number): string[] {
  const { length } = greedyLines(text, width);
  const widths = Array.from({ length: text.length + 1 }, (_, letters) =>
    textWidth(" ".repeat(letters)),
  );
  const least = widths.find((one) => one <= width && greedyLines(text, one).length === length);
  return greedyLines(text, least ?? width);
}

/** px between two names that can be told apart. */
const gap = 6;

/**
 * Every how manyth name, counted from the last, can be written when they stand `distance` px apart:
 * the least multiple of `unit` at which none touches the next.
 */
export function labelStep(names: readonly string[], distance: number, unit = 1): number {
  const widths = names.toReversed().map(textWidth);
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
