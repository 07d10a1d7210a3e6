import { existsSync } from "node:fs";
import path from "node:path";
import sharp, { type Sharp } from "sharp";
import { type PictureFacts, pictureFile, pictures } from "../app/pictures.ts";
import { cached, projectFile } from "./cached.ts";

const facts: [string, PictureFacts][] = Object.entries(pictures);
const masterFile = ({ master }: PictureFacts) => projectFile(`art/masters/${master}.png`);

/** Opens the part of the master that is shown, or says what is wrong with it. */
export async function openMaster(name: string, picture: PictureFacts): Promise<Sharp> {
  const { crop, width, height } = picture;
  const file = masterFile(picture);
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

/** The type that the address promises, small: a palette for PNG, no colour subsampling for JPEG. */
function asFallback(picture: Sharp, src: string): Promise<Buffer> {
  return src.endsWith(".png")
    ? picture.png({ palette: true, colours: 96, dither: 0.5, effort: 7 }).toBuffer()
    : picture.jpeg({ quality: 80, mozjpeg: true, chromaSubsampling: "4:4:4" }).toBuffer();
}

async function encode(name: string, picture: PictureFacts) {
  const master = await openMaster(name, picture);
  const outputs = new Map<string, Uint8Array>();
  for (const width of picture.widths) {
    const resized = master.clone().resize(width);
    const put = async (format: "avif" | "webp", encoded: Sharp) =>
      outputs.set(`public${pictureFile(picture.base, width, format)}`, await encoded.toBuffer());
    // Lower quality, or colour at half size, shows blocks in the dark gradients.
    await put("avif", resized.clone().avif({ quality: 76, chromaSubsampling: "4:4:4", effort: 2 }));
    await put("webp", resized.clone().webp({ quality: 84, smartSubsample: true }));
  }
  if (picture.fallback) {
    const { src, width } = picture.fallback;
    outputs.set(`public${src}`, await asFallback(master.clone().resize(width), src));
  }
  return outputs;
}

/** The mean colour of each picture, as the ground that is seen until it has loaded. */
async function groundRules() {
  const rules = await Promise.all(
    facts.map(async ([name, picture]) => {
      const pixel = await (await openMaster(name, picture))
        .resize(1, 1)
        .removeAlpha()
        .raw()
        .toBuffer();
      return `.ground-${name} { background-color: #${pixel.toString("hex").slice(0, 6)}; }`;
    }),
  );
  return new Map([[".generated/pictures.css", `${rules.join("\n")}\n`]]);
}

/** Makes every picture in every width and format, where a master or a setting has changed. */
export async function makePictures(): Promise<void> {
  const settings = [projectFile("app/pictures.ts"), import.meta.filename];
  for (const [name, picture] of facts) await openMaster(name, picture);
  await cached(
    "picture-grounds",
    [...settings, ...facts.map(([, picture]) => masterFile(picture))],
    groundRules,
  );
  for (const [name, picture] of facts)
    await cached(`picture-${name}`, [...settings, masterFile(picture)], () => {
      console.log(`Encoding ${name} in ${picture.widths.length} widths …`);
      return encode(name, picture);
    });
}
