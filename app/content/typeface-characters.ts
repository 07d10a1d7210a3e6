/** The characters that a font file (WOFF 2.0) has a drawing for: ‑ and ‰ are in the ranges of Fontsource's unicode.json, but in no file. */

/** Not imported, since a browser has none; there, nobody asks. */
const decompress = (bytes: Uint8Array): Uint8Array =>
  process.getBuiltinModule("node:zlib").brotliDecompressSync(bytes);

/** The number of the table of characters among those that the format knows; 63 is any other, by name. */
const cmap = 0;
const named = 63;
/** Tables that are stored in another form, unless it is said that they are not. */
const glyf = 10;
const loca = 11;

/** A number in as many bytes as it takes, seven bits in each. */
function readBase128(data: DataView, start: number): [value: number, next: number] {
  let value = 0;
  for (let at = start; ; at++) {
    const byte = data.getUint8(at);
    value = value * 128 + (byte & 127);
    if (byte < 128) return [value, at + 1];
  }
}

/** Where the table of characters is in the file, once it is unpacked. */
function cmapIn(file: Uint8Array): DataView {
  const data = new DataView(file.buffer, file.byteOffset, file.byteLength);
  const tables = data.getUint16(12);
  let at = 48;
  let offset = 0;
  let start = 0;
  for (let table = 0; table < tables; table++) {
    const flags = data.getUint8(at++);
    const kind = flags & 63;
    if (kind === named) at += 4;
    let length: number;
    [length, at] = readBase128(data, at);
    const isPlain = kind === glyf || kind === loca ? flags >> 6 === 3 : flags >> 6 === 0;
    if (!isPlain) [length, at] = readBase128(data, at);
    if (kind === cmap) start = offset;
    offset += length;
  }
  const unpacked = decompress(file.subarray(at, at + data.getUint32(20)));
  return new DataView(unpacked.buffer, unpacked.byteOffset + start);
}

/** Segments of a table of format 4, or groups of one of format 12: first and last character of each. */
function* rangesIn(table: DataView, start: number): Generator<[first: number, last: number]> {
  if (table.getUint16(start) === 4) {
    const length = table.getUint16(start + 6);
    for (let at = start + 14; at < start + 14 + length; at += 2)
      yield [table.getUint16(at + length + 2), table.getUint16(at)];
  }
  if (table.getUint16(start) === 12)
    for (let group = 0; group < table.getUint32(start + 12); group++) {
      const at = start + 16 + 12 * group;
      yield [table.getUint32(at), table.getUint32(at + 4)];
    }
}

export function charactersOf(file: Uint8Array): Set<string> {
  const table = cmapIn(file);
  const characters = new Set<string>();
  for (let index = 0; index < table.getUint16(2); index++)
    for (const [first, last] of rangesIn(table, table.getUint32(8 + 8 * index)))
      for (let code = first; code <= last && code < 0xffff; code++)
        characters.add(String.fromCodePoint(code));
  return characters;
}
