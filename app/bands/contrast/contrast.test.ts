import { inspect } from "node:util";
import { expect, it } from "vitest";
import { content } from "../../content/content";
import palette from "../../styles/palette.css?raw";
import { bandOfKind } from "../band-words.test-helper";
import { contrast, contrasts, least, requireContrast } from "./contrast";
import { drawnContrast } from "./drawn-contrast";
import { namedColor, rolesIn } from "./roles";

const { axeWidths, checkedWidths } = content;

it("measures as WCAG does", () => {
  expect(contrast("#000000", "#ffffff")).toBe(21);
  expect(contrast("#ffffff", "#ffffff")).toBe(1);
  // The grays that are known as the last to pass and the first to fail.
  expect(contrast("#767676", "#ffffff")).toBeGreaterThan(least);
  expect(contrast("#777777", "#ffffff")).toBeLessThan(least);
});

it("reads roles block by block, through names and utilities that another applies", () => {
  const css = `:root { --palette-a: #111111; --palette-b: #222222; }
    @theme { --color-text: var(--palette-a); }
    @utility other { --color-text: var(--palette-b); }
    .night { --color-line: red; }
    .night { @apply other; & .deep { --color-text: var(--palette-a); } }`;
  const text = (...blocks: string[][]) =>
    namedColor(rolesIn(css, [[":root"], ...blocks]), "--color-text").color;
  expect(text(["@theme"])).toBe("#111111");
  expect(text(["@theme"], [".night"])).toBe("#222222");
  expect(text(["@theme"], [".night"], [".night", "& .deep"])).toBe("#111111");
  expect(() => text([".day"])).toThrow(".day");
  expect(() => text()).toThrow("--color-text");
});

it("refuses a palette that is hard to read, with the line of each color and what to do", () => {
  const gray = palette.replaceAll(/#[0-9a-f]{6}/g, "#777777");
  let refusal = "";
  try {
    requireContrast(gray);
  } catch (error) {
    refusal = inspect(error);
  }
  const faults = refusal.split("\n");
  expect(faults.length).toBeGreaterThan(1);
  for (const fault of faults) {
    const [, line, name] =
      /^app\/styles\/palette\.css:(\d+) (--[\w-]+): .* is 1\.00, at least 4\.5\. Choose /.exec(
        fault,
      ) ?? [fault];
    expect(gray.split("\n")[Number(line) - 1]).toContain(`${name}: #777777`);
  }
});

it.each(["light", "dark"] as const)("draws the lowest pair of the %s scheme as such", (scheme) => {
  const ratios = contrasts(scheme).flatMap(({ rows }) => rows.map(({ ratio }) => ratio));
  const lowest = drawnContrast(bandOfKind("contrast"))
    .grounds.flatMap(({ rows }) => rows.flatMap(({ measured }) => measured))
    .filter((one) => one.scheme === scheme && one.isLowest);
  expect(lowest.map(({ ratio }) => ratio)).toEqual([
    (Math.floor(Math.min(...ratios) * 10) / 10).toFixed(1),
  ]);
});

it("claims axe only at widths that the browser tests open", () => {
  expect(checkedWidths).toEqual(expect.arrayContaining([...axeWidths]));
});
