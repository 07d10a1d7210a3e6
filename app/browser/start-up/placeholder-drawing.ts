export interface PlaceholderLook {
  ground: string;
  line: string;
  text: string;
  /** Width of a text in em. */
  measure: (text: string) => number;
}

/** System fonts, because an SVG image cannot use the fonts of its page. */
export const placeholderFont = ["Georgia", "serif"].join();

const padding = 8;
const [smallest, largest] = [9, 16] as const;
/** A longer name is cut off; the alt text has all of it. */
const mostLetters = 60;

/** Removes characters that XML does not allow, and escapes markup. */
function escaped(text: string): string {
  return text
    .replace(/[\p{Cc}\p{Cs}\p{Cn}]/gu, " ")
    .replace(/[<>&"']/g, (character) => `&#${character.charCodeAt(0)};`);
}

/** The data URL of an SVG that shows the name, scaled to fit. */
export function drawnPlaceholder(
  name: string,
  width: number,
  height: number,
  { ground, line, text, measure }: PlaceholderLook,
): string {
  const letters = [...name];
  const shown = letters.slice(0, mostLetters).join("") + (letters[mostLetters] ? "…" : "");
  const room = width - 2 * padding;
  const fitting = room / measure(shown);
  const size = Math.max(smallest, Math.min(largest, fitting));
  const squeeze = fitting < largest ? ` textLength="${room}" lengthAdjust="spacingAndGlyphs"` : "";
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect x=".5" y=".5" width="${width - 1}" height="${height - 1}" rx="2" fill="${ground}" stroke="${line}"/><text x="50%" y="50%" dy=".35em" text-anchor="middle" font-family="${placeholderFont}" font-size="${size}" fill="${text}"${squeeze}>${escaped(shown)}</text></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}
