import { existsSync } from "node:fs";
import path from "node:path";
import sharp, { type Sharp } from "sharp";
import { content } from "../app/content/content.ts";
import { contentFolder } from "../app/content/folder.ts";
import { type PictureFiles, pictureFile } from "../app/pictures.ts";
import { pictures } from "../app/site.ts";
import { cached, derivedFolder, projectFile } from "./cached.ts";
import { coverOf } from "./cover/cover-of.ts";
import { cropped } from "./crop.ts";
import { sideBySide } from "./side-by-side.ts";

const masterOf = ({ master = "" }: PictureFiles) => projectFile(contentFolder + master);

/** What could be drawn is taken from its master where there is one. */
const files = Object.entries(pictures).map(
  ([name, { drawn, ...picture }]): [string, PictureFiles] => {
    const isDrawn = drawn && !(picture.master && existsSync(masterOf(picture)));
    return [name, isDrawn ? { ...picture, drawn } : picture];
  },
);

/** Opens a picture's master, cropped as it is shown, or throws with what is wrong with it; a cover without one is drawn. */
export async function openMaster(name: string, picture: PictureFiles): Promise<Sharp> {
  const { crop, drawn, focus } = picture;
  if (drawn) return sharp(Buffer.from(coverOf(drawn).svg));
  const file = masterOf(picture);
  const where = path.relative(projectFile("."), file);
  if (!existsSync(file))
    throw new Error(`${where} is missing: picture "${name}" of app/pictures.ts needs it.`);
  if (crop) return sharp(file).autoOrient().extract(crop);
  return cropped(file, picture, focus).catch((error: Error) => {
    throw new Error(`${where} cannot be read as a picture (${error.message}).`);
  });
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
    // A page asks for every width; of a smaller master it gets all that there is.
    const resized = () => master.clone().resize({ width, withoutEnlargement: true });
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
  const encoded = new Map<string, Uint8Array>();
  await sideBySide(files, async ([file, make]) => encoded.set(file, await make()), encoders);
  return encoded;
}

/** Where a layout does not say otherwise, the point of the picture that stays in sight, and its name for
 * the view transition between pages (bands/case-study-picture.css). */
function focusRules(): string[] {
  return files.flatMap(([name, { caseStudy, focus }]) => {
    const lines = [
      ...(caseStudy ? [`--case-study: ${caseStudy};`] : []),
      ...(focus ? [`object-position: ${focus};`] : []),
    ];
    return lines.length ? [`@layer base { .ground-${name} { ${lines.join(" ")} } }`] : [];
  });
}

/** Drawings need no encoding: pages and cards show them as they are. */
function drawnCovers(): [file: string, svg: string][] {
  return files.flatMap(([, { base, drawn, caseStudy }]) =>
    drawn && caseStudy
      ? [[`${derivedFolder}/public${base}.svg`, coverOf(drawn).svg] as [string, string]]
      : [],
  );
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
    [
      `${derivedFolder}/pictures.css`,
      [...rules, ...focusRules(), ...(await logoRules()), ""].join("\n"),
    ],
    ...drawnCovers(),
  ]);
}

/** The files of clients' logos. */
const logos = content.clients.flatMap(({ logoUrl = "" }) => {
  const file = projectFile(`${contentFolder}/public${logoUrl}`);
  return logoUrl.startsWith("/") ? { logoUrl, file } : [];
});

/** One that is not wide is higher than the others (bands/clients), so that a row of logos looks even. */
async function logoRules(): Promise<string[]> {
  const rules = logos.map(async ({ logoUrl, file }) => {
    const { width, height } = await sharp(file).metadata();
    const taller = Math.min(Math.sqrt((3 * height) / width), 3 / 2);
    const rule = (rem: number) =>
      `li > .client-logo[src$="${logoUrl}"] { height: ${(rem * taller).toFixed(2)}rem; }`;
    return taller > 1 ? [rule(2.25), `@media (width >= 64rem) { ${rule(3)} }`] : [];
  });
  return (await Promise.all(rules)).flat();
}

const settings = [import.meta.filename, projectFile("scripts/crop.ts")];
const inputsOf = (picture: PictureFiles) => (picture.drawn ? [] : [masterOf(picture)]);
/** A drawing changes with the colors of the firm too. */
const settingsOf = (picture: PictureFiles) =>
  JSON.stringify(picture) + (picture.drawn ? coverOf(picture.drawn).svg : "");

/** Writes the background colors of loading pictures, and covers that are drawn; first throws if a master is missing. */
export async function makeGrounds(): Promise<number> {
  for (const [name, picture] of files) await openMaster(name, picture);
  const masters = files.flatMap(([, picture]) => inputsOf(picture));
  const drawings = logos.map(({ file }) => file);
  const all = files.map(([, picture]) => settingsOf(picture));
  return cached("picture-grounds", [...settings, ...masters, ...drawings], groundRules, all.join());
}

const stampOf = (name: string) => `picture-${name}`;

/** Under which names the encoded pictures are kept. */
export const pictureStamps = files.map(([name]) => stampOf(name));

/** Encodes every picture whose master or settings have changed. */
export async function makePictures(): Promise<number> {
  let made = 0;
  for (const [name, picture] of files)
    made += await cached(
      stampOf(name),
      [...settings, ...inputsOf(picture)],
      () => encode(name, picture),
      settingsOf(picture),
    );
  return made;
}
