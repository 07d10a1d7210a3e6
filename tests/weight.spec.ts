import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { brotliCompressSync } from "node:zlib";
import { allPages } from "../app/lib/pages.ts";
import { expect, test } from "./fixtures.ts";

const kilobyte = 1000;
const scriptBudget = 105 * kilobyte;
const styleBudget = 14 * kilobyte;
const client = path.resolve(import.meta.dirname, "../build/client");

const read = (file: string) => readFileSync(path.join(client, file));
const documentOf = (page: string) => read(path.join(page, "index.html")).toString();
const compressed = (content: string | Buffer) => brotliCompressSync(content).length;

test("no page loads more than 105 KB of JavaScript at first", async ({ page }) => {
  const kinds = [
    "/",
    "/services",
    "/services/cloud-migration",
    "/case-study/azure-cloud-migration",
    "/about",
    "/contact",
  ];
  for (const path of kinds) {
    const scripts = new Set<string>();
    page.on("request", (request) => {
      if (request.resourceType() === "script") scripts.add(new URL(request.url()).pathname);
    });
    await page.goto(path, { waitUntil: "networkidle" });
    page.removeAllListeners("request");
    const bytes = [...scripts].reduce((sum, script) => sum + compressed(read(script)), 0);
    expect(bytes, `${path} loads ${[...scripts].join(", ")}`).toBeLessThanOrEqual(scriptBudget);
    expect(bytes).toBeGreaterThan(50 * kilobyte);
  }
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
