/** Widths of text, estimated: at build there is no browser to measure in. */

/** px; the size of axis labels. */
const fontSize = 12;
/** A generous mean for names with capitals in Hanken Grotesk, as a share of the font size. */
const averageWidth = 0.52;

export function textWidth(text: string): number {
  return text.length * fontSize * averageWidth;
}

/** The text in lines of at most `width` px, broken at spaces; a longer word stands alone. */
export function wrapText(text: string, width: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(" ")) {
    const last = lines.at(-1);
    if (last !== undefined && textWidth(`${last} ${word}`) <= width)
      lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}

/** Every how manyth name can be written when they stand `distance` px apart. */
export function labelStep(names: readonly string[], distance: number): number {
  const gap = 8;
  const widest = Math.max(...names.map(textWidth)) + gap;
  return Math.max(1, Math.ceil(widest / distance));
}
