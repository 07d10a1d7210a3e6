import sharp from "sharp";
import { expect, it } from "vitest";
import { pictureSize } from "./picture-size";

/** Pixels that do not compress to nothing, so that half a file is half a picture. */
const noise = { type: "gaussian", mean: 128, sigma: 30 } as const;
const photo = (width = 300, height = 200) =>
  sharp({ create: { width, height, channels: 3, background: "white", noise } });

const pictures: Record<string, Promise<Buffer>> = {
  JPG: photo().jpeg().toBuffer(),
  "progressive JPG": photo().jpeg({ progressive: true }).toBuffer(),
  PNG: photo().png().toBuffer(),
  WebP: photo().webp().toBuffer(),
  "WebP without loss": photo().webp({ lossless: true }).toBuffer(),
  "WebP with a profile": photo().withIccProfile("p3").webp().toBuffer(),
  "JPG that a camera was turned for": photo(200, 300)
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer(),
  "JPG with something behind it": photo()
    .jpeg()
    .toBuffer()
    .then((bytes) => Buffer.concat([bytes, Buffer.from("a film of two seconds")])),
};

for (const [name, bytes] of Object.entries(pictures))
  it(`knows how large a ${name} is`, async () =>
    expect(pictureSize(await bytes)).toEqual({ width: 300, height: 200 }));

it.each(["JPG", "PNG", "WebP"])("says nothing of half a %s", async (name) => {
  const bytes = await pictures[name];
  expect(pictureSize(bytes?.subarray(0, bytes.length / 2) ?? Buffer.of())).toBeUndefined();
});

it.each(["", "no picture", "RIFF----WAVEfmt and what a sound has"])(
  "says nothing of “%s”",
  (text) => expect(pictureSize(Buffer.from(text))).toBeUndefined(),
);
