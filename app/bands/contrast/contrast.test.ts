import { expect, it } from "vitest";
import { content } from "../../content/content";
import { bandsOfKind } from "../band-words.test-helper";
import { contrasts } from "./contrast";
import { drawnContrast } from "./drawn-contrast";
import { colorOf, rolesIn } from "./roles";

const { axeWidths, checkedWidths, palette } = content;

it("reads roles block by block, through names and utilities that another applies", () => {
  const css = `:root { --palette-a: #111111; --palette-b: #222222; }
    @theme { --color-text: var(--palette-a); }
    @utility other { --color-text: var(--palette-b); }
    .night { --color-line: red; }
    .night { @apply other; & .deep { --color-text: var(--palette-a); } }`;
  const text = (...blocks: string[][]) =>
    colorOf(rolesIn(css, [[":root"], ...blocks]), "--color-text");
  expect(text(["@theme"])).toBe("#111111");
  expect(text(["@theme"], [".night"])).toBe("#222222");
  expect(text(["@theme"], [".night"], [".night", "& .deep"])).toBe("#111111");
  expect(() => text([".day"])).toThrow(".day");
  expect(() => text()).toThrow("--color-text");
});

const [words] = bandsOfKind("contrast");

it.for(["light", "dark"] as const)(
  "draws the lowest pair of the %s scheme as such",
  (scheme, { skip }) => {
    if (!words) return skip("No page shows the contrast of its colors.");
    const ratios = contrasts(scheme, palette).flatMap(({ rows }) => rows.map(({ ratio }) => ratio));
    const lowest = drawnContrast(words, palette, "en-US")
      .grounds.flatMap(({ rows }) => rows.flatMap(({ measured }) => measured))
      .filter((one) => one.scheme === scheme && one.isLowest);
    expect(lowest.map(({ ratio }) => ratio)).toEqual([
      (Math.floor(Math.min(...ratios) * 10) / 10).toFixed(1),
    ]);
  },
);

it("claims axe only at widths that the browser tests open", () => {
  expect(checkedWidths).toEqual(expect.arrayContaining([...axeWidths]));
});
