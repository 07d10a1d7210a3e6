import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { expectEach, expectNone } from "./content/expect-none.test-helper";
import { importsOf, sourceFiles } from "./import-graph.test-helper";

const whatBandsUse = [
  "app/brand",
  "app/visualization",
  "app/components",
  "app/lib",
  "app/content",
  "app/text",
  "app/pictures.ts",
  "app/styles",
  "app/security-headers.ts",
];

/** What each part of the project may import: none but parts above it, so that imports point one way. */
const mayImport: Record<string, readonly string[]> = {
  "app/brand-mark.ts": [],
  "app/brand": [],
  "app/text": [],
  "app/base.ts": [],
  "app/security-headers.ts": [],
  "app/styles": [],
  "app/content": ["app/text", "app/brand"],
  "app/lib": ["app/text", "app/content", "app/base.ts"],
  "app/search": ["app/lib", "app/content", "app/text", "app/base.ts"],
  "app/pictures.ts": ["app/content", "app/lib"],
  "app/browser": ["app/search", "app/lib", "app/text", "app/base.ts"],
  "app/islands": ["app/browser", "app/search", "app/lib", "app/text"],
  "app/components": ["app/lib", "app/content", "app/text", "app/pictures.ts", "app/brand-mark.ts"],
  "app/visualization": ["app/components", "app/lib", "app/content", "app/text"],
  "app/bands": whatBandsUse,
  "app/shell": ["app/components", "app/lib", "app/content", "app/base.ts"],
  "app/pages": [...whatBandsUse, "app/bands"],
  "app/files": ["app/search", "app/lib", "app/content", "app/base.ts"],
  // The document and the entries hold the pages together.
  app: ["app"],
  deploy: ["app"],
  server: ["app", "deploy"],
  scripts: ["app", "deploy"],
  editor: ["app", "scripts"],
  tests: ["app", "deploy", "server", "scripts", "editor"],
  bench: ["app", "deploy", "server", "scripts", "tests"],
};

/** What a band may say, and where it is on its page: read with the content, without React. */
const isBandContent = (file: string) =>
  /^app\/bands\/((kinds|places)\.ts|[^/]+\/schema\.ts)$/.test(file);

/** The longest name in the table that a file stands under: "app/pages", or "app" for app/root.tsx. */
function partOf(file: string): string {
  if (isBandContent(file)) return "app/content";
  const [folder = "", next = ""] = file.split("/");
  return `${folder}/${next}` in mayImport ? `${folder}/${next}` : folder;
}

const contentModule = "app/content/content.ts";

const isUnder = (file: string, part: string) => file === part || file.startsWith(`${part}/`);
/** Imports between files of the project; within app, an import on demand may lead back to an island. */
const arrows = sourceFiles
  .flatMap(importsOf)
  .filter(({ to }) => /^(app|bench|deploy|editor|scripts|server|tests)\//.test(to))
  .filter(({ to, onDemand }) => !(onDemand && isUnder(to, "app")));

it("lets imports point one way", () => {
  expectEach(arrows, "app/layers.test.ts mayImport:", function* ({ from, to }) {
    const part = partOf(from);
    const targets = [part, ...(mayImport[part] ?? [])];
    if (!targets.some((target) => isUnder(partOf(to), target)))
      yield `${from} → ${to} points back.`;
  });
});

it("lets content come in at few places: what renders is given it", () => {
  const entrances = ["app/root.tsx", "app/routes.ts", "app/site.ts"];
  const inApp = arrows.filter(({ from, to }) => isUnder(from, "app") && to === contentModule);
  expect(inApp.map(({ from }) => from).sort()).toEqual(entrances);
});

it("lets no page know another: what two of them show is a band", () => {
  const pageOf = (file: string) => /^app\/pages\/[^/]+/.exec(file)?.[0];
  expectEach(arrows, "app/bands", function* ({ from, to }) {
    const [page, other] = [pageOf(from), pageOf(to)];
    if (page && other && page !== other) yield `is the place for what ${from} → ${to} shares.`;
  });
});

it("has no circle among files", () => {
  const circles = new Set<string>();
  const done = new Set<string>();
  function walk(file: string, way: readonly string[]): void {
    if (way.includes(file))
      circles.add(`${[...way.slice(way.indexOf(file)), file].join(" → ")} is a circle.`);
    if (way.includes(file) || done.has(file)) return;
    for (const { to } of importsOf(file)) walk(to, [...way, file]);
    done.add(file);
  }
  for (const file of sourceFiles) walk(file, []);
  expectNone([...circles]);
});

it("lets Node run every command of package.json: imports on the way name their files in full", () => {
  const { scripts } = JSON.parse(readFileSync("package.json", "utf8")) as {
    scripts: Record<string, string>;
  };
  const met = new Set(Object.values(scripts).flatMap((script) => script.match(/\S+\.ts\b/g) ?? []));
  expect(met.size).toBeGreaterThan(7);
  // A set takes in what is added while it is walked.
  for (const file of met)
    for (const { to, typeOnly } of importsOf(file)) if (!typeOnly) met.add(to);
  expectEach(
    [...met].flatMap(importsOf),
    "an import in",
    function* ({ from, to, typeOnly, hasEnding }) {
      if (!typeOnly && !hasEnding) yield `${from} leaves out the ending of ${to}.`;
    },
  );
});

it("keeps looks out of data: no class, size or markup in content and what bands and pages compute", () => {
  const data = sourceFiles.filter((file) => /^app\/(content\/|(bands|pages)\/.*\.ts$)/.test(file));
  expect(data.filter((file) => file.startsWith("app/bands/")).length).toBeGreaterThan(7);
  expectEach(data, String, function* (file) {
    if (file.endsWith(".tsx")) yield "has markup: move it to a component.";
    if (/^\s*["']?(className|class|sizes)["']?:/m.test(readFileSync(file, "utf8")))
      yield "says how something looks: let the component decide.";
  });
});

it("is a table that points one way itself, and knows every folder of app", () => {
  const parts = Object.keys(mayImport);
  for (const [part, targets] of Object.entries(mayImport))
    for (const target of targets)
      expect(parts.indexOf(target), `${part} → ${target}`).toBeLessThanOrEqual(parts.indexOf(part));
  const inFolder = sourceFiles.filter((file) => /^app\/[^/]+\//.test(file));
  expect(inFolder.filter((file) => partOf(file) === "app")).toEqual([]);
});
