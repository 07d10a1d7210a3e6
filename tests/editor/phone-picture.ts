import sharp from "sharp";

/** As a phone on its side saves it: blue above and red below, once it is turned. */
export async function phonePicture(width: number, height: number) {
  const half = { width, height: height / 2, channels: 3, background: "blue" } as const;
  const upright = sharp({ create: half }).extend({ bottom: height / 2, background: "red" });
  return sharp(await upright.png().toBuffer())
    .rotate(-90)
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
}
