import { readFileSync } from "node:fs";
import postcss, { type Declaration } from "postcss";
import { describe, expect, it } from "vitest";

const read = (name: string) =>
  postcss.parse(readFileSync(`app/styles/${name}.css`, "utf8").replace("@theme", ":root"));

const palette = new Map<string, string>();
read("palette").walkDecls(({ prop, value }) => void palette.set(prop, value));

/** The roles that a rule gives a color of the palette, by their short names. */
function roles(file: string, rule: string): Record<string, string> {
  const found: Record<string, string> = {};
  const take = ({ prop, value, parent }: Declaration) => {
    const color = palette.get(/^var\((--palette-[\w-]+)\)$/.exec(value)?.[1] ?? "");
    const owner = parent as unknown as { selector?: string; params?: string };
    if (color && [owner.selector, owner.params].includes(rule)) found[prop.slice(8)] = color;
  };
  read(file).walkDecls(/^--color-/, take);
  return found;
}

const light = roles("theme", ":root");
const onDark = roles("on-ink", "dark-roles");
const ink = { ...light, ...onDark, ...roles("on-ink", "on-ink") };
const dark = { ...light, ...onDark, ...roles("dark", "dark") };
const grounds: Record<string, Record<string, string>> = {
  paper: light,
  sand: { ...light, ...roles("on-sand", "on-sand") },
  ink,
  night: dark,
  umber: { ...dark, ...roles("dark", "& .on-sand") },
  deep: { ...ink, ...roles("dark", "& .on-ink") },
};

function luminance(color: string): number {
  const [r, g, b] = [1, 3, 5]
    .map((start) => Number.parseInt(color.slice(start, start + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * (r as number) + 0.7152 * (g as number) + 0.0722 * (b as number);
}

function contrast(one: string, other: string): number {
  const [dim, bright] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return ((bright as number) + 0.05) / ((dim as number) + 0.05);
}

const texts = ["text", "muted", "accent", "positive"];
/** In the light scheme gold and two of the data colors have an outline or a label instead. */
const marks = ["mark", "line-strong", "data-1", "data-2", "data-3", "data-4"];
const marksOnDark = [...marks, "milestone", "data-5", "data-6"];
const pairs = [
  ["on-action", "action"],
  ["on-action", "action-hover"],
  ["on-highlight", "highlight"],
];

describe.each(Object.entries(grounds))("on %s", (name, role) => {
  const of = (one: string, other: string) => contrast(role[one] as string, role[other] as string);
  const isLight = ["paper", "sand"].includes(name);

  it.each(["page", "raised"])("text is read and marks are seen on its %s", (ground) => {
    for (const text of texts) expect(of(text, ground), text).toBeGreaterThanOrEqual(4.5);
    for (const mark of isLight ? marks : marksOnDark)
      expect(of(mark, ground), mark).toBeGreaterThanOrEqual(3);
  });

  it.each(pairs)("%s is read on %s", (text, ground) => {
    expect(of(text, ground)).toBeGreaterThanOrEqual(4.5);
  });
});

it.each([
  ["paper", "sand"],
  ["night", "umber"],
  ["night", "deep"],
])("tells %s from %s", (page, band) => {
  expect(contrast(grounds[page]?.page as string, grounds[band]?.page as string)).toBeGreaterThan(
    1.08,
  );
});
