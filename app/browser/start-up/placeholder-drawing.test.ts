import { describe, expect, it } from "vitest";
import { drawnPlaceholder } from "./placeholder-drawing";

const colors = { ground: "#f5f1e8", line: "#dcd5c6", text: "#4a5c66" };
const measure = (text: string) => text.length / 2;
const svgOf = (name: string) => {
  const url = drawnPlaceholder(name, 200, 48, { ...colors, measure });
  expect(url).toMatch(/^data:image\/svg\+xml,[\w%.!~*'()-]+$/);
  return decodeURIComponent(url.slice(url.indexOf(",") + 1));
};
const textOf = (svg: string) => />([^<]*)<\/text><\/svg>$/.exec(svg)?.[1];
const sizeOf = (svg: string) => Number(/font-size="([\d.]+)"/.exec(svg)?.[1]);

describe("the placeholder that bears a name", () => {
  it("shows it in the colors given", () => {
    const svg = svgOf("Some Bank");
    expect(textOf(svg)).toBe("Some Bank");
    for (const color of Object.values(colors)) expect(svg).toContain(`"${color}"`);
  });

  it.each([
    ["A & B", "A &#38; B"],
    ['"Quoted" <b>', "&#34;Quoted&#34; &#60;b&#62;"],
    ["O'Brien", "O&#39;Brien"],
    [
      "</text><script>alert(1)</script>",
      "&#60;/text&#62;&#60;script&#62;alert(1)&#60;/script&#62;",
    ],
    ["a\u0000b\u0007c\ud800d\ufffee", "a b c d e"],
    ["Köhler 株式会社 🏦", "Köhler 株式会社 🏦"],
  ])("takes %j for text, never for markup", (name, expected) => {
    expect(textOf(svgOf(name))).toBe(expected);
  });

  it("makes a long name smaller, then narrower, then shorter", () => {
    const [short, long, longer, endless] = [6, 30, 50, 5000].map((length) =>
      svgOf("n".repeat(length)),
    ) as [string, string, string, string];
    expect(sizeOf(short)).toBe(16);
    expect(short).not.toContain("textLength");
    expect(sizeOf(long)).toBeCloseTo(184 / 15);
    expect(sizeOf(longer)).toBe(9);
    for (const svg of [long, longer, endless]) expect(svg).toContain('textLength="184"');
    expect(textOf(endless)).toBe(`${"n".repeat(60)}…`);
  });
});
