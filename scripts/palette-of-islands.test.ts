import { expect, it } from "vitest";
import { writeOutPalette } from "./palette-of-islands";

const palette = ":root {\n  --palette-ink: #0b1a22;\n  --palette-ink-soft: #4a5c66;\n}";

it("writes out the colors of the palette, each by its whole name", () => {
  expect(writeOutPalette("a{color:var(--palette-ink-soft);--d:var(--palette-ink)}", palette)).toBe(
    "a{color:#4a5c66;--d:#0b1a22}",
  );
});

it("leaves roles, which change with the ground and the scheme, and what the palette has not", () => {
  const css = "a{color:var(--color-text);fill:var(--palette-pink)}";
  expect(writeOutPalette(css, palette)).toBe(css);
});
