import { expect, it } from "vitest";
import { contrast } from "./contrast";
import { hex, oklch } from "./oklch";
import { type BrandColors, paletteOf } from "./palette";

const brand: BrandColors = { accent: "#0B5FA5", ink: "#101820", paper: "#F7F7F4" };
const faultsOf = (other: Partial<BrandColors>) => paletteOf({ ...brand, ...other }).faults;

it("measures contrast as WCAG does", () => {
  expect(contrast("#000000", "#ffffff")).toBe(21);
  expect(contrast("#ffffff", "#ffffff")).toBe(1);
  // The grays that are known as the last to pass and the first to fail.
  expect(contrast("#767676", "#ffffff")).toBeGreaterThan(4.5);
  expect(contrast("#777777", "#ffffff")).toBeLessThan(4.5);
});

it("turns colors into lightness, chroma and hue, and back", () => {
  for (const color of ["#000000", "#ffffff", "#0b5fa5", "#ffd400"])
    expect(hex(oklch(color))).toBe(color);
  const { lightness, chroma, hue } = oklch("#ff0000");
  expect([lightness, chroma, hue].map((part) => part.toFixed(2))).toEqual([
    "0.63",
    "0.26",
    "29.23",
  ]);
  // No screen has so strong a blue of this lightness.
  const pale = oklch(hex({ lightness: 0.9, chroma: 0.3, hue: 264 }));
  expect(pale.lightness).toBeCloseTo(0.9, 2);
  expect(pale.chroma).toBeLessThan(0.1);
});

it("keeps the colors that a firm gives, single ones too", () => {
  const { palette, faults } = paletteOf({
    ...brand,
    second: "#7A3E00",
    colors: { "signal-pale": "#9FC4F0" },
  });
  expect(faults).toEqual([]);
  expect(palette).toMatchObject({
    paper: "#f7f7f4",
    ink: "#101820",
    signal: "#0b5fa5",
    teal: "#7a3e00",
    "signal-pale": "#9fc4f0",
  });
});

it.each<[string, Partial<BrandColors>, string[]]>([
  ["an accent that is hard to read", { accent: "#5BA4E5" }, ["accent"]],
  ["an ink that is hard to read", { ink: "#7C8A99" }, ["ink"]],
  ["a dark page", { paper: "#101820" }, ["paper"]],
  ["a pale second color", { second: "#E8B070" }, ["second"]],
  ["a shade that is hard to read", { colors: { "ink-soft": "#AAAAAA" } }, ["colors", "ink-soft"]],
])("refuses %s with the nearest color of its hue, which passes", (_, given, path) => {
  const faultsHere = (other: Partial<BrandColors>) =>
    faultsOf(other).filter((one) => one.path.join() === path.join());
  const [fault, ...more] = faultsHere(given);
  const [, nearest = ""] = / is (#[0-9a-f]{6})\.$/.exec(fault?.message ?? "") ?? [];
  const [key = "", inner] = path;
  expect(more).toEqual([]);
  expect(faultsHere({ [key]: inner ? { [inner]: nearest } : nearest })).toEqual([]);
  const wrong = oklch(Object.values(inner ? { ...given.colors } : given)[0] as string);
  if (wrong.chroma > 0.02) expect(Math.abs(oklch(nearest).hue - wrong.hue)).toBeLessThan(4);
});

it.each(["#956A00", "#A85B00", "#7A7000", "#0B5FA5", "#B3261E", "#5A5A5A"])(
  "keeps a milestone apart from the accent %s",
  (accent) => {
    const { palette, faults } = paletteOf({ ...brand, accent });
    expect(faults).toEqual([]);
    const [one, other] = [oklch(palette.signal), oklch(palette.gold)];
    const apart = Math.abs(((one.hue - other.hue + 540) % 360) - 180);
    expect(one.chroma < 0.02 || apart > 25).toBe(true);
  },
);

it.each(["#0B5FA5", "#6D28D9", "#A21CAF", "#B83C14", "#0F766E"])(
  "draws no chart in brown or olive beside the accent %s",
  (accent) => {
    const { hue, chroma } = oklch(paletteOf({ ...brand, accent }).palette.teal);
    expect(chroma < 0.04 || hue < 30 || hue > 130).toBe(true);
  },
);

it("refuses a ground on which nothing can be read", () => {
  expect(faultsOf({ colors: { night: "#FFFFFF" } })).toContainEqual({
    path: ["colors", "night"],
    message: expect.stringContaining("Leave it out"),
  });
});
