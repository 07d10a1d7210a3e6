import sharp from "sharp";

/** Bytes of a pixel. */
const channels = 3;
/** px on a side of the squares that mark a difference: one pixel alone would not be seen. */
const square = 8;
/** px above and below what differs, to see where it stands. */
const margin = 80;

/** Everything below a part that has grown has moved: a gap before that part lets the rest meet again. */
function withGap(pixels: Buffer, other: Buffer, row: number): Buffer {
  const gap = Buffer.alloc(Math.max(0, other.length - pixels.length), 0xcc);
  let at = 0;
  while (at < pixels.length && pixels.subarray(at, at + row).equals(other.subarray(at, at + row)))
    at += row;
  return Buffer.concat([pixels.subarray(0, at), gap, pixels.subarray(at)]);
}

/** The rows in which two pictures differ, and where. */
export async function difference(before: Buffer, after: Buffer, width: number) {
  const pixelsOf = (picture: Buffer) => sharp(picture).removeAlpha().resize(width).raw().toBuffer();
  const [old, now] = [await pixelsOf(before), await pixelsOf(after)];
  const row = width * channels;
  const [left, right] = [withGap(old, now, row), withGap(now, old, row)];

  const columns = Math.ceil(width / square);
  const squareAt = (at: number) =>
    Math.floor(at / row / square) * columns + Math.floor((at % row) / channels / square);
  const marks = new Uint8Array(squareAt(right.length - 1) + 1);
  for (let at = 0; at < right.length; at++) if (left[at] !== right[at]) marks[squareAt(at)] = 1;
  // Red where they differ, pale elsewhere.
  const where = right.map((value, at) => {
    if (!marks[squareAt(at)]) return 170 + value / 3;
    return at % channels ? value / 2 : 255;
  });

  const rowOf = (mark: number) => Math.floor(mark / columns) * square;
  const top = Math.max(0, rowOf(marks.indexOf(1)) - margin);
  const bottom = rowOf(marks.lastIndexOf(1)) + square + margin;
  const cut = (pixels: Uint8Array) => {
    const rows = pixels.subarray(top * row, bottom * row);
    return sharp(rows, { raw: { width, height: rows.length / row, channels } });
  };
  return { before: cut(left), after: cut(right), where: cut(where) };
}
