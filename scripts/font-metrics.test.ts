import { expect, it } from "vitest";
import { readMetrics } from "./font-metrics";

/** A font of two tables, `head` and `hhea`, with the few numbers that are read. */
function tinyFont() {
  const font = new DataView(new ArrayBuffer(120));
  const writeTag = (offset: number, tag: string) =>
    [...tag].forEach((letter, i) => {
      font.setUint8(offset + i, letter.charCodeAt(0));
    });
  font.setUint16(4, 2);
  writeTag(12, "head");
  font.setUint32(20, 44);
  writeTag(28, "hhea");
  font.setUint32(36, 80);
  font.setUint16(44 + 18, 1000);
  font.setInt16(80 + 4, 900);
  font.setInt16(80 + 6, -250);
  font.setInt16(80 + 8, 50);
  return new Uint8Array(font.buffer);
}

it("reads the height of a line as shares of the font size", () => {
  expect(readMetrics(tinyFont())).toEqual({ ascent: 0.9, descent: 0.25, lineGap: 0.05 });
});

it("names the table that a broken font lacks", () => {
  expect(() => readMetrics(new Uint8Array(12))).toThrow('no "hhea" table');
});
