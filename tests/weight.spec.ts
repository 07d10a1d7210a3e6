import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { brotliCompressSync } from "node:zlib";
import { allPages } from "../app/lib/pages.ts";
import { startUpScripts } from "../app/start-up/scripts.ts";
import { expect, test } from "./fixtures.ts";

const kilobyte = 1000;
const scriptBudget = 105 * kilobyte;
const styleBudget = 14 * kilobyte;
const client = path.resolve(import.meta.dirname, "../build/client");

const read = (file: string) => readFileSync(path.join(client, file));
const documentOf = (page: string) => read(path.join(page, "index.html")).toString();
const compressed = (content: string | Buffer) => brotliCompressSync(content).length;

/** Every page names the same large files; each is compressed once. */
const weights = new Map<string, number>();
function weightOf(script: string): number {
  const weight = weights.get(script) ?? compressed(read(script));
  weights.set(script, weight);
  return weight;
}

test("no page loads more than 105 KB of JavaScript at first", async ({ page }) => {
  /** Every file of code that a page names: what it loads, and the manifest; then what starts up. */
  const namedIn = (html: string) =>
    new Set([...(html.match(/\/assets\/[\w.-]+\.js/g) ?? []), ...Object.values(startUpScripts)]);
  for (const path of allPages) {
    const scripts = namedIn(documentOf(path));
    const bytes = [...scripts].reduce((sum, script) => sum + weightOf(script), 0);
    expect(bytes, `${path} loads ${[...scripts].join(", ")}`).toBeLessThanOrEqual(scriptBudget);
  }

  // The files that a page names are those that a browser fetches.
  const fetched = new Set<string>();
  page.on("request", (request) => {
    if (request.resourceType() === "script") fetched.add(new URL(request.url()).pathname);
  });
  await page.goto("/", { waitUntil: "networkidle" });
  expect(fetched).toEqual(namedIn(documentOf("/")));
});

test("every class in the pages has a rule", () => {
  const dead = new Set<string>();
  for (const path of allPages) {
    const html = documentOf(path);
    const styles = /<style id="styles">([\s\S]*?)<\/style>/.exec(html)?.[1] ?? "";
    const known = new Set(
      [...styles.matchAll(/\.((?:\\.|[\w-])+)/g)].map(([, name = ""]) =>
        name.replace(/\\3(\d) ?/g, "$1").replace(/\\(.)/g, "$1"),
      ),
    );
    for (const [, names = ""] of html
      .replace(/<script[\s\S]*?<\/script>/g, "")
      .matchAll(/\sclass="([^"]*)"/g))
      for (const name of names.replaceAll("&gt;", ">").replaceAll("&amp;", "&").split(/\s+/))
        if (name && name !== "group" && !known.has(name)) dead.add(name);
  }
  expect([...dead]).toEqual([]);
});

test("every page brings its styles inline, at most 14 KB, and nothing blocks the first paint", () => {
  for (const page of allPages) {
    const html = documentOf(page);
    const styles = /<style id="styles">([\s\S]*?)<\/style>/.exec(html)?.[1] ?? "";
    expect(styles.length, page).toBeGreaterThan(kilobyte);
    expect(compressed(styles), page).toBeLessThanOrEqual(styleBudget);
    expect(html, page).not.toMatch(/<link[^>]+rel="stylesheet"/);
    expect(html, page).not.toMatch(
      /<script(?![^>]*(?:type="module"|application\/ld\+json))[^>]*\ssrc=/,
    );
  }
});

test("no sentence of the content is in a file of code", () => {
  const content = path.resolve(import.meta.dirname, "../app/content");
  const sources = readdirSync(content, { recursive: true, encoding: "utf8" })
    .filter((file) => /(\.server\.ts|(services|case-studies)[\\/][\w-]+\.ts)$/.test(file))
    .map((file) => readFileSync(path.join(content, file), "utf8"));
  // From the first letter of a string, forty characters: enough to know a sentence again.
  const sentences = sources.flatMap((source) =>
    [...source.matchAll(/"([A-Z][^"\n]{40})/g)].map(([, text = ""]) => text),
  );
  expect(sentences.length).toBeGreaterThan(1000);

  const assets = path.join(client, "assets");
  for (const file of readdirSync(assets).filter((name) => name.endsWith(".js"))) {
    const code = readFileSync(path.join(assets, file), "utf8");
    expect(
      sentences.filter((sentence) => code.includes(sentence)),
      file,
    ).toEqual([]);
  }
});
