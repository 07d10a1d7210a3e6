export interface PlaceholderColors {
  ground: string;
  line: string;
  text: string;
}

/** Of the size of a letter: the mean width of one, on the wide side. */
const letterWidth = 0.56;
const padding = 12;
const [smallest, largest] = [10, 20] as const;
/** What is too long for any box; the alternative text has all of it. */
const mostLetters = 80;

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
  { ground, line, text }: PlaceholderColors,
): string {
  const letters = [...name.trim()];
  const shown =
    letters.length > mostLetters ? [...letters.slice(0, mostLetters - 1), "…"] : letters;
  const room = width - 2 * padding;
  const fitting = room / (shown.length * letterWidth);
  const size = Math.max(smallest, Math.min(largest, height / 2, fitting));
  const squeezed = fitting < size ? ` textLength="${room}" lengthAdjust="spacingAndGlyphs"` : "";
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect x=".5" y=".5" width="${width - 1}" height="${height - 1}" rx="2" fill="${ground}" stroke="${line}"/><text x="50%" y="50%" dy=".35em" text-anchor="middle" font-family="Georgia,serif" font-size="${size.toFixed(1)}" fill="${text}"${squeezed}>${escaped(shown.join(""))}</text></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}
