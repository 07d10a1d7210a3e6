import postcss from "postcss";
import { expect, it } from "vitest";
import { heededLeadings, writeOutLeadings } from "./leading";

const size = ".text-s{font-size:1rem;line-height:var(--tw-leading,var(--s,1.5))}";
const tight = ".leading-t{--tw-leading:1.2;line-height:1.2}";

it("names elements on which a size of text that comes later heeds a leading", () => {
  expect(heededLeadings(postcss.parse(`${size}${tight}`))).toEqual([]);
  expect(heededLeadings(postcss.parse(`${tight}@media print{${size}}`))).toEqual([
    ".text-s.leading-t",
  ]);
});

it("knows that an important leading wins in any place", () => {
  const important = tight.replaceAll("1.2", "1.2!important");
  expect(heededLeadings(postcss.parse(important + size))).toEqual([]);
});

it("writes out what a size of text brings along, and leaves nothing of the property", () => {
  const root = postcss.parse(
    `*{--tw-leading:initial}${size}${tight}@property --tw-leading{syntax:"*";inherits:false}`,
  );
  writeOutLeadings(root);
  expect(root.toString()).toBe(
    "*{}.text-s{font-size:1rem;line-height:var(--s,1.5)}.leading-t{line-height:1.2}",
  );
});
