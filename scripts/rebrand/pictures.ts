import path from "node:path";
import { pathToFileURL } from "node:url";
import sharp from "sharp";
import { type Brand, brandTraces, hasNameInBytes } from "./traces.ts";

/** Drawn from the mark, the name and the palette: none of them may look as it did. */
export const bearsBrand = /^(social|icons)\/|^favicon\.ico$/;

const hex = (pixel: Uint8Array) => `#${Buffer.from(pixel).toString("hex")}`;

/** The colors of a picture without losses. */
async function colorsOf(picture: Buffer): Promise<Set<string>> {
  const pixels = await sharp(picture).flatten().removeAlpha().raw().toBuffer();
  const colors = new Set<string>();
  for (let at = 0; at < pixels.length; at += 3) colors.add(hex(pixels.subarray(at, at + 3)));
  return colors;
}

/** What is left of a brand in a picture or a font: its bytes, what it says of itself, its colors. */
export async function pictureTraces(
  file: string,
  content: Buffer,
  brand: Brand,
): Promise<string[]> {
  const problems = hasNameInBytes(content, brand) ? [`${file} has the name in its bytes`] : [];
  if (!/\.(jpe?g|png|webp|avif)$/.test(file)) return problems;
  const { exif, xmp, iptc, comments } = await sharp(content).metadata();
  if (exif || xmp || iptc || comments?.length)
    problems.push(`${file} says more than a picture should: its metadata was not removed`);
  if (!bearsBrand.test(file) || !file.endsWith(".png")) return problems;
  const colors = await colorsOf(content);
  const left = brand.colors.filter((color) => colors.has(color.toLowerCase()));
  return [...problems, ...left.map((color) => `${file} has pixels of ${color}`)];
}

/**
 * Letters in a picture cannot be searched, so this looks at what they are drawn from: the layout that
 * satori is given for a card, in the copy with the other brand.
 */
export async function drawnTraces(copy: string, brand: Brand, expected: string): Promise<string[]> {
  const load = (file: string) => import(pathToFileURL(path.join(copy, file)).href);
  const { cardLayout } = await load("scripts/social-card-layout.ts");
  const drawn = {
    "a social card": await cardLayout({ title: "Title", label: "Label" }),
    "a card with a picture": await cardLayout({
      title: "Title",
      label: "Label",
      picture: path.join(copy, "art/masters/azure-cloud-migration.png"),
    }),
  };
  return Object.entries(drawn).flatMap(([what, layout]) => {
    const text = JSON.stringify(layout);
    return [
      ...(text.includes(JSON.stringify(expected)) ? [] : [`${what} does not bear “${expected}”`]),
      ...brandTraces(text, brand).map((trace) => `${what} is drawn with ${trace}`),
    ];
  });
}
