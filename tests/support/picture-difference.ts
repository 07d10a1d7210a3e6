import sharp from "sharp";

/** px on a side of the squares in which a difference is looked for. */
const square = 32;
/** Of 255: less is what another processor makes of the same letters. */
const strong = 24;
/** So many strong differences in one square are a change; a digit in small type makes twice as many. */
const tolerated = 3;

const pixelsOf = (picture: Buffer) =>
  sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true });

/**
 * Where two pictures differ, from the top; nothing if they are the same. In squares, because a word
 * in a long page is nothing in the sum.
 */
export async function differences(expected: Buffer, actual: Buffer): Promise<string[]> {
  if (expected.equals(actual)) return [];
  const [{ data: before, info }, { data: after, info: size }] = await Promise.all([
    pixelsOf(expected),
    pixelsOf(actual),
  ]);
  if (info.width !== size.width || info.height !== size.height)
    return [`${info.width} × ${info.height} px before, ${size.width} × ${size.height} px now`];

  const counts = new Map<string, number>();
  for (let at = 0; at < before.length; at += 3) {
    const isStrong = [at, at + 1, at + 2].some(
      (channel) => Math.abs((before[channel] ?? 0) - (after[channel] ?? 0)) > strong,
    );
    if (!isStrong) continue;
    const x = Math.floor(((at / 3) % info.width) / square) * square;
    const y = Math.floor(at / 3 / info.width / square) * square;
    const place = `${x}, ${y}`;
    counts.set(place, (counts.get(place) ?? 0) + 1);
  }
  return [...counts].filter(([, count]) => count > tolerated).map(([place]) => place);
}
