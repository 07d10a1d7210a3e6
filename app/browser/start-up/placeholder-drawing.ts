export interface PlaceholderLook {
  ground: string;
  line: string;
  text: string;
  /** How wide a text is, in the size of its letters. */
  measure: (text: string) => number;
}

/** Such as every system has: a drawing inside an image cannot use the fonts of its page. */
export const placeholderFont = "Georgia,serif";

const padding = 8;
const [smallest, largest] = [9, 16] as const;
/** What is too long for any box; the alternative text has all of it. */
const mostLetters = 60;

/** Nothing that XML does not allow, nothing that it would read as markup. */
function escaped(text: string): string {
  return text
    .replace(/[\p{Cc}\p{Cs}\p{Cn}]/gu, " ")
    .replace(/[<>&"']/g, (character) => `&#${character.charCodeAt(0)};`);
}

/** The address of a drawing that bears a name, fitted into the size given. */
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
  const held = fitting < largest ? ` textLength="${room}" lengthAdjust="spacingAndGlyphs"` : "";
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect x=".5" y=".5" width="${width - 1}" height="${height - 1}" rx="2" fill="${ground}" stroke="${line}"/><text x="50%" y="50%" dy=".35em" text-anchor="middle" font-family="${placeholderFont}" font-size="${size}" fill="${text}"${held}>${escaped(shown)}</text></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}
