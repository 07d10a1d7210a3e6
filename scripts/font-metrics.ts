/**
 * The few numbers of a font file that decide how high its lines are, as a share of the font size.
 * Read from the cut file itself, because cutting can change the tables.
 */
export interface FontMetrics {
  ascent: number;
  descent: number;
  lineGap: number;
}

function tableAt(font: DataView, tag: string): number {
  for (let i = 0; i < font.getUint16(4); i++) {
    const entry = 12 + i * 16;
    const name = String.fromCharCode(...[0, 1, 2, 3].map((byte) => font.getUint8(entry + byte)));
    if (name === tag) return font.getUint32(entry + 8);
  }
  throw new Error(`The cut font has no "${tag}" table.`);
}

/** `sfnt` is an uncompressed TrueType or OpenType file. */
export function readMetrics(sfnt: Uint8Array): FontMetrics {
  const font = new DataView(sfnt.buffer, sfnt.byteOffset, sfnt.byteLength);
  const hhea = tableAt(font, "hhea");
  const em = font.getUint16(tableAt(font, "head") + 18);
  return {
    ascent: font.getInt16(hhea + 4) / em,
    descent: -font.getInt16(hhea + 6) / em,
    lineGap: font.getInt16(hhea + 8) / em,
  };
}
