import { readFileSync } from "node:fs";
import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { expect, it } from "vitest";
import { mobileBreakpoint } from "./browser/constants";
import { site } from "./site";

const style = (name: string) => readFileSync(`app/styles/${name}.css`, "utf8");

const skipped = new Set([
  ".git",
  "node_modules",
  "build",
  "build-styleguide",
  ".generated",
  ".react-router",
  "test-results",
]);
const textFile = /\.(tsx?|mjs|css|json|md|html|svg|txt|ya?ml|conf)$|^(LICENSE|run)$/;

async function* textFiles(folder: string): AsyncGenerator<string> {
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const file = path.join(folder, entry.name);
    if (entry.isDirectory() && !skipped.has(entry.name)) yield* textFiles(file);
    if (entry.isFile() && textFile.test(entry.name)) yield file;
  }
}

it("is the only file that spells the brand", async () => {
  // As a word of its own: a firm called Nova is not in "innovation".
  const brand = new RegExp(`(?<!\\p{L})${RegExp.escape(site.name)}(?!\\p{L})`, "iu");
  const others: string[] = [];
  for await (const file of textFiles(".")) {
    const text = await readFile(file, "utf8");
    if (brand.test(text)) others.push(file);
  }
  expect(others, "Write site.name in its place.").toEqual(["app/site.ts"]);
});

it("has the theme colors of the palette", () => {
  const palette = style("palette").toLowerCase();
  expect(palette).toContain(`--palette-paper: ${site.themeColor.toLowerCase()};`);
  expect(palette).toContain(`--palette-night: ${site.darkThemeColor.toLowerCase()};`);
});

it("has the breakpoint of the stylesheet", () => {
  expect(style("theme")).toContain(`--breakpoint-md: ${mobileBreakpoint / 16}rem;`);
});

it("lets components know roles only, so that a dark scheme needs no other file", async () => {
  const offenders: string[] = [];
  for await (const file of textFiles("app"))
    if (file.endsWith(".tsx") && /palette-|#[0-9a-f]{6}\b/i.test(await readFile(file, "utf8")))
      offenders.push(file);
  expect(offenders, "Use a role of theme.css, such as text-muted.").toEqual([]);
});

it("leaves every color to the palette", async () => {
  const offenders: string[] = [];
  for await (const file of textFiles("app"))
    if (file.endsWith(".css") && !file.endsWith("palette.css"))
      if (/#[0-9a-f]{3,8}\b/i.test(await readFile(file, "utf8"))) offenders.push(file);
  expect(offenders, "Name the color in styles/palette.css.").toEqual([]);
});

it("is the only file that knows when and where the firm was founded", async () => {
  const { foundedYear, headquarters } = site;
  const spelled = new RegExp(
    `(since|founded in) ${foundedYear}|(based|headquarters[^.]*) in ${headquarters.state}`,
    "i",
  );
  const offenders: string[] = [];
  for await (const file of textFiles("app"))
    if (spelled.test(await readFile(file, "utf8"))) offenders.push(file);
  expect(offenders, "Write site.foundedYear or site.headquarters in its place.").toEqual([]);
});
