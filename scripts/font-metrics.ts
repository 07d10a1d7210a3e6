/**
 * The few numbers of a font file that decide how much room its text takes.
 * Read from the cut file itself, because cutting changes the tables.
 */
export interface FontMetrics {
  /** All as a share of the font size. */
  ascent: number;
  descent: number;
  lineGap: number;
  /** Mean width of a character in running English text. */
  averageWidth: number;
}

/** Letters in about the frequency of our own copy, spaces and punctuation included. */
const sampleText =
  "A consultation is a working meeting with the person who would lead your program. " +
  "We name one owner, one date and one measure for each result, and report on all three every week.";

function tablesOf(font: DataView): Map<string, number> {
  const tables = new Map<string, number>();
  for (let i = 0; i < font.getUint16(4); i++) {
    const entry = 12 + i * 16;
    const tag = String.fromCharCode(...[0, 1, 2, 3].map((byte) => font.getUint8(entry + byte)));
    tables.set(tag, font.getUint32(entry + 8));
  }
  return tables;
}

function tableAt(tables: Map<string, number>, tag: string): number {
  const offset = tables.get(tag);
  if (offset === undefined) throw new Error(`The cut font has no "${tag}" table.`);
  return offset;
}

/** Glyph number of a character, from the format 4 part of the character map. */
function glyphOf(font: DataView, cmap: number, character: number): number {
  for (let i = 0; i < font.getUint16(cmap + 2); i++) {
    const table = cmap + font.getUint32(cmap + 4 + i * 8 + 4);
    if (font.getUint16(table) !== 4) continue;
    const segments = font.getUint16(table + 6) / 2;
    const [ends, starts] = [table + 14, table + 16 + segments * 2];
    const [deltas, ranges] = [starts + segments * 2, starts + segments * 4];
    for (let s = 0; s < segments; s++) {
      const start = font.getUint16(starts + s * 2);
      if (character > font.getUint16(ends + s * 2) || character < start) continue;
      const range = font.getUint16(ranges + s * 2);
      const delta = font.getUint16(deltas + s * 2);
      if (range === 0) return (character + delta) & 0xffff;
      return font.getUint16(ranges + s * 2 + range + (character - start) * 2);
    }
  }
  return 0;
}

/** `sfnt` is an uncompressed TrueType or OpenType file. */
export function readMetrics(sfnt: Uint8Array): FontMetrics {
  const font = new DataView(sfnt.buffer, sfnt.byteOffset, sfnt.byteLength);
  const tables = tablesOf(font);
  const [hhea, hmtx, cmap] = ["hhea", "hmtx", "cmap"].map((tag) => tableAt(tables, tag)) as [
    number,
    number,
    number,
  ];
  const em = font.getUint16(tableAt(tables, "head") + 18);
  const longMetrics = font.getUint16(hhea + 34);
  const widthOf = (character: string) => {
    const glyph = glyphOf(font, cmap, character.charCodeAt(0));
    return font.getUint16(hmtx + Math.min(glyph, longMetrics - 1) * 4);
  };
  const total = [...sampleText].reduce((sum, character) => sum + widthOf(character), 0);
  return {
    ascent: font.getInt16(hhea + 4) / em,
    descent: -font.getInt16(hhea + 6) / em,
    lineGap: font.getInt16(hhea + 8) / em,
    averageWidth: total / sampleText.length / em,
  };
}
