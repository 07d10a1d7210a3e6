import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { expectNone } from "./content/expect-none.test-helper";
import { appFiles, type Import, importsOf } from "./import-graph.test-helper";

/** What each part of the house may import; none but the parts above it, so that imports point one way. */
const mayImport: Record<string, readonly string[]> = {
  "brand-mark.ts": [],
  "site.ts": [],
  "base.ts": [],
  "security-headers.ts": [],
  styles: [],
  content: ["site.ts", "security-headers.ts"],
  lib: ["content", "site.ts", "base.ts"],
  search: ["lib", "content", "base.ts"],
  "pictures.ts": ["content", "lib"],
  browser: ["search", "lib", "site.ts", "base.ts"],
  islands: ["browser", "search", "lib", "site.ts", "base.ts"],
  components: ["lib", "pictures.ts", "brand-mark.ts", "site.ts"],
  visualization: ["components", "lib", "content"],
  bands: ["visualization", "components", "lib", "content", "pictures.ts", "site.ts"],
  shell: ["components", "lib", "content", "site.ts", "base.ts"],
  pages: [
    "bands",
    "visualization",
    "components",
    "lib",
    "content",
    "pictures.ts",
    "styles",
    "site.ts",
    "security-headers.ts",
  ],
  files: ["search", "lib", "content", "site.ts", "base.ts"],
};

/** The document and the entries hold everything together. */
const isEntry = (part: string) => part.includes(".") && !(part in mayImport);

const partOf = (file: string) => file.split("/")[1] ?? "";
/** Among pages, each folder is one. */
const roomOf = (file: string) => file.split("/").slice(1, 3).join("/");

const arrows = appFiles
  .flatMap(importsOf)
  .filter(({ to, onDemand }) => to.startsWith("app/") && !onDemand);
const say = ({ from, to }: Import) => `${from} → ${to}`;

it("lets imports point one way", () => {
  expectNone(
    arrows
      .filter(({ from, to }) => {
        const [part, target] = [partOf(from), partOf(to)];
        return part !== target && !isEntry(part) && !mayImport[part]?.includes(target);
      })
      .map((arrow) => `${say(arrow)} points back: see mayImport in app/layers.test.ts.`),
  );
});

it("lets no page know another: what two of them show is a band", () => {
  expectNone(
    arrows
      .filter(({ from, to }) => partOf(from) === "pages" && partOf(to) === "pages")
      .filter(({ from, to }) => roomOf(from) !== roomOf(to))
      .map((arrow) => `${say(arrow)} leads from page to page: move it to app/bands.`),
  );
});

it("has no circle among files", () => {
  const next = new Map(appFiles.map((file) => [file, importsOf(file).map(({ to }) => to)]));
  const circles = new Set<string>();
  const done = new Set<string>();
  function walk(file: string, way: readonly string[]): void {
    if (way.includes(file)) {
      circles.add(`${[...way.slice(way.indexOf(file)), file].join(" → ")} is a circle.`);
      return;
    }
    if (done.has(file)) return;
    for (const target of next.get(file) ?? []) walk(target, [...way, file]);
    done.add(file);
  }
  for (const file of appFiles) walk(file, []);
  expectNone([...circles]);
});

it("keeps looks out of data: no class, size or markup in content and views", () => {
  const data = appFiles.filter((file) => /^app\/(content\/|pages\/[^/]+\/view\.)/.test(file));
  expect(data.filter((file) => file.endsWith("/view.ts")).length).toBeGreaterThan(7);
  expectNone([
    ...data
      .filter((file) => file.endsWith(".tsx"))
      .map((file) => `${file} has markup: move it to a component.`),
    ...data
      .filter((file) => /^\s*["']?(className|class|sizes)["']?:/m.test(readFileSync(file, "utf8")))
      .map((file) => `${file} says how something looks: let the component decide.`),
  ]);
});

it("is a table that points one way itself, and knows every part", () => {
  const parts = Object.keys(mayImport);
  for (const [part, targets] of Object.entries(mayImport))
    for (const target of targets)
      expect(parts.indexOf(target), `${part} → ${target}`).toBeLessThan(parts.indexOf(part));
  const folders = new Set(appFiles.filter((file) => file.split("/").length > 2).map(partOf));
  expect(parts).toEqual(expect.arrayContaining([...folders]));
  expect(arrows.length).toBeGreaterThan(300);
});
