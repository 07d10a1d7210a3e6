import { existsSync } from "node:fs";
import path from "node:path";
import sharp, { type Sharp } from "sharp";
import { contentFolder } from "../app/content/folder.ts";
import { type PictureFiles, pictureFile } from "../app/pictures.ts";
import { pictures } from "../app/site.ts";
import { cached, derivedFolder, projectFile } from "./cached.ts";
import { coverOf } from "./cover/cover-of.ts";
import { sideBySide } from "./side-by-side.ts";

const files: [string, PictureFiles][] = Object.entries(pictures);

const masterOf = ({ master = "" }: PictureFiles) => projectFile(contentFolder + master);

/** Opens a picture's master, cropped if needed, or throws with what is wrong with it; a cover without one is drawn. */
export async function openMaster(name: string, picture: PictureFiles): Promise<Sharp> {
  const { width, height, crop, drawn } = picture;
  if (drawn) return sharp(Buffer.from((await coverOf(drawn)).svg));
  const file = masterOf(picture);
  const where = path.relative(projectFile("."), file);
  if (!existsSync(file))
    throw new Error(`${where} is missing: picture "${name}" of app/pictures.ts needs it.`);
  const master = sharp(file);
  const size = await master.metadata().catch((error: Error) => {
    throw new Error(`${where} cannot be read as a picture (${error.message}).`);
  });
  if (crop) return master.extract(crop);
  if (size.width !== width || size.height !== height)
    throw new Error(
      `${where} is ${size.width} × ${size.height}, but app/pictures.ts says ${width} × ${height}.`,
    );
  return master;
}

/** Encodes the format of the file extension: PNG with a palette, JPEG without color subsampling. */
function asFallback(picture: Sharp, src: string): Promise<Buffer> {
  return src.endsWith(".png")
    ? picture.png({ palette: true, colors: 96, dither: 0.5, effort: 7 }).toBuffer()
    : picture.jpeg({ quality: 80, mozjpeg: true, chromaSubsampling: "4:4:4" }).toBuffer();
}

/** Each takes a thread; more would block the file access of the build, which shares the thread pool. */
const encoders = 2;

/** Encodes a picture in every width and format. */
async function encode(name: string, picture: PictureFiles) {
  // Decoded once for all of them.
  const { data, info } = await (await openMaster(name, picture))
    .raw()
    .toBuffer({ resolveWithObject: true });
  const master = sharp(data, { raw: info });
  // Lower quality or color subsampling would show blocks in the dark gradients.
  const avif = { quality: 76, effort: 2, ...picture.avif, chromaSubsampling: "4:4:4" };
  const webp = { quality: 84, smartSubsample: true };
  const files: [string, () => Promise<Buffer>][] = picture.widths.toReversed().flatMap((width) => {
    const resized = () => master.clone().resize(width);
    const file = (format: "avif" | "webp") =>
      `${derivedFolder}/public${pictureFile(picture.base, width, format)}`;
    return [
      [file("avif"), () => resized().avif(avif).toBuffer()],
      [file("webp"), () => resized().webp(webp).toBuffer()],
    ];
  });
  if (picture.fallback) {
    const { src, width } = picture.fallback;
    files.push([
      `${derivedFolder}/public${src}`,
      () => asFallback(master.clone().resize(width), src),
    ]);
  }
  const encoded = new Map<string, string | Uint8Array>();
  if (picture.drawn)
    encoded.set(`${derivedFolder}/public${picture.base}.svg`, (await coverOf(picture.drawn)).svg);
  await sideBySide(files, async ([file, make]) => encoded.set(file, await make()), encoders);
  return encoded;
}

/** Where a layout does not say otherwise, the point of the picture that stays in sight, and its name for
 * the view transition between pages (bands/case-study-picture.css). */
async function focusRules(): Promise<string[]> {
  const rules = files.map(async ([name, { caseStudy, drawn, ...picture }]) => {
    const { focus } = drawn ? await coverOf(drawn) : picture;
    const lines = [
      ...(caseStudy ? [`--case-study: ${caseStudy};`] : []),
      ...(focus ? [`object-position: ${focus};`] : []),
    ];
    return lines.length ? [`@layer base { .ground-${name} { ${lines.join(" ")} } }`] : [];
  });
  return (await Promise.all(rules)).flat();
}

/** The average color of each picture, as its background until it has loaded. */
async function groundRules() {
  const rules = await Promise.all(
    files.map(async ([name, picture]) => {
      const pixel = await (await openMaster(name, picture))
        .resize(1, 1)
        .removeAlpha()
        .raw()
        .toBuffer();
      return `.ground-${name} { background-color: #${pixel.toString("hex").slice(0, 6)}; }`;
    }),
  );
  return new Map([
    [`${derivedFolder}/pictures.css`, [...rules, ...(await focusRules()), ""].join("\n")],
  ]);
}

const settings = [import.meta.filename];
const inputsOf = (picture: PictureFiles) => (picture.drawn ? [] : [masterOf(picture)]);
/** A drawing changes with the colors of the firm too. */
const settingsOf = async (picture: PictureFiles) =>
  JSON.stringify(picture) + (picture.drawn ? (await coverOf(picture.drawn)).svg : "");

/** Writes the background colors of loading pictures; first throws if a master is missing. */
export async function makeGrounds(): Promise<number> {
  for (const [name, picture] of files) await openMaster(name, picture);
  const masters = files.flatMap(([, picture]) => inputsOf(picture));
  const all = await Promise.all(files.map(([, picture]) => settingsOf(picture)));
  return cached("picture-grounds", [...settings, ...masters], groundRules, all.join());
}

/** Encodes every picture whose master or settings have changed. */
export async function makePictures(): Promise<number> {
  let made = 0;
  for (const [name, picture] of files)
    made += await cached(
      `picture-${name}`,
      [...settings, ...inputsOf(picture)],
      () => encode(name, picture),
      await settingsOf(picture),
    );
  return made;
}
