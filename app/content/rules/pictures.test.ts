import sharp from "sharp";
import { expect, it } from "vitest";
import { logoFileFault, pictureFileFault } from "./pictures";

const photo = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: "white" } })
    .jpeg()
    .toBuffer();
const faultOf = (bytes: Uint8Array) => pictureFileFault("it", bytes, [1200, 675]);
const due = "Choose a JPG, PNG or WebP of at least 1200 × 675 pixels.";

it("takes a picture of any shape that is large enough, an upright one too", async () => {
  expect(faultOf(await photo(4032, 3024))).toBeUndefined();
  expect(faultOf(await photo(1200, 2600))).toBeUndefined();
});

it("says how large a picture is, and how large it has to be", async () => {
  expect(faultOf(await photo(1000, 2600))).toBe(`it is only 1000 × 2600 pixels. ${due}`);
  expect(faultOf(await photo(2600, 600))).toBe(`it is only 2600 × 600 pixels. ${due}`);
});

it("says what would do in place of a file that is no picture, or too heavy", () => {
  const unreadable = "it is not a picture, or is damaged.";
  expect(faultOf(Buffer.from("no picture"))).toBe(`${unreadable} ${due}`);
  const heavy = "it is 21 MB. The limit is 20 MB: save it as a JPG, or smaller.";
  expect(faultOf(new Uint8Array(20_500_000))).toBe(heavy);
});

it("takes a logo of any shape, drawn or with enough pixels", async () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 60"><path d="M0 0z"/></svg>';
  expect(logoFileFault("it", Buffer.from(svg))).toBeUndefined();
  const png = (width: number) =>
    sharp({ create: { width, height: 90, channels: 4, background: "#0000" } })
      .png()
      .toBuffer();
  expect(logoFileFault("it", await png(240))).toBeUndefined();
  expect(logoFileFault("it", await png(120))).toContain("it is only 120 × 90 pixels.");
  expect(logoFileFault("it", Buffer.from("no picture"))).toContain("cannot be read");
});
