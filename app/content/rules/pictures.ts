import { contentFolder } from "../folder.ts";
import { picturesIn } from "../page-pictures.ts";
import { caseStudyFile, type Rule } from "./rule.ts";

const megabytes = 8;

/** Why a picture cannot be used, and what would be right. Every smaller size is made from it. */
export function pictureFileFault(
  file: string,
  bytes: Uint8Array | undefined,
  [width, height]: readonly [number, number],
): string | undefined {
  const due = `save it as a PNG of ${width} × ${height} pixels.`;
  if (!bytes) return `the picture ${file} is missing: ${due}`;
  const weight = bytes.length / 1_000_000;
  if (weight > megabytes)
    return `${file} has ${weight.toFixed(0)} MB, at most ${megabytes}: ${due}`;
  // The head of a PNG has its size, and its last block has a name.
  const name = (from: number, to: number) => String.fromCharCode(...bytes.slice(from, to));
  const end = bytes.length;
  if (name(1, 4) !== "PNG" || !name(end - 12, end).includes("IEND"))
    return `${file} is no whole PNG: ${due}`;
  const { buffer, byteOffset } = bytes;
  const head = new DataView(buffer, byteOffset);
  const [w, h] = [head.getUint32(16), head.getUint32(20)];
  return w === width && h === height ? undefined : `${file} is ${w} × ${h}: ${due}`;
}

/** Why a logo cannot be used: it is drawn as it is, in a box that is wider than tall. */
export function logoFileFault(file: string, bytes: Uint8Array): string | undefined {
  const due = "save it as an SVG of at most 60 KB that is wider than tall.";
  const weight = bytes.length / 1000;
  if (weight > 60) return `${file} has ${weight.toFixed(0)} KB: ${due}`;
  const box = /viewBox="\S+ \S+ ([\d.]+) ([\d.]+)"/;
  const [, width, height] = box.exec(new TextDecoder().decode(bytes)) ?? [];
  return Number(width) > Number(height) ? undefined : `${file} does not fit: ${due}`;
}

const cover = [1600, 1067] as const;
/** A firm without one gets a drawing (app/pictures.ts). */
const placeholder = "/pictures/placeholder.png";

export const picturesAreThere: Rule = function* ({ caseStudies, pages, templates }, files) {
  if (!files) return;
  const all = [
    ...[...pages, ...templates].flatMap((page) =>
      picturesIn(page).map(({ image, size, path }) => [image, size, page.file, path] as const),
    ),
    ...(files(`${contentFolder}${placeholder}`)
      ? [[placeholder, cover, "site.yaml", []] as const]
      : []),
    ...caseStudies.flatMap(({ slug, image }) =>
      image ? [[image, cover, caseStudyFile(slug), ["image"]] as const] : [],
    ),
  ] as const;
  for (const [address, size, file, path] of all) {
    const picture = `${contentFolder}${address}`;
    const message = pictureFileFault(picture, files(picture), size);
    if (message) yield { file, path, message };
  }
};
