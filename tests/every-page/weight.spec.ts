import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { brotliCompressSync } from "node:zlib";
import type { Browser } from "@playwright/test";
import { startUpScripts } from "../../app/browser/start-up/scripts.ts";
import { allPages, errorDocuments } from "../../app/lib/pages.ts";
import { completeMark } from "../../deploy/build-state.ts";
import { unreachableFiles } from "../../scripts/unreachable-files.ts";
import { client, fileOf, read, weightOf } from "../support/built-files.ts";
import { expect, test } from "../support/fixtures.ts";

/** Bytes, of bodies compressed with brotli at its best. */
const budgets = {
  script: 8_000,
  html: {
    "/": 18_800,
    "/services": 25_700,
    // Three services with a long schedule beside their words, one of them at two addresses.
    "/services/project-management-service": 16_000,
    "/services/ai-strategy-roadmap": 15_750,
    "/services/ai-strategy-consulting": 15_750,
    "/services/data-center-transformation": 15_650,
    other: 15_500,
  },
};

/** What a phone asks for before anybody has touched it: KiB of bodies, and requests. */
const firstView = [
  { path: "/", kib: 95, requests: 14 },
  { path: "/services/project-management-service", kib: 50, requests: 8 },
  { path: "/services/resource-optimization", kib: 50, requests: 8 },
  { path: "/case-study/azure-cloud-migration", kib: 70, requests: 8 },
];

const documentOf = (page: string) => read(fileOf(page));

const scriptsOf = (html: string) => [
  ...html.matchAll(/<script(?![^>]*(?:ld\+json|importmap))([^>]*)>([\s\S]*?)<\/script>/g),
];

/** The files of code that a line inside a page loads. */
const loadedBy = (code: string) => code.match(/\/assets\/[\w.-]+\.js/g) ?? [];

test("every page brings one script, and a few lines where they must come first", () => {
  // On all of them: the scheme that was chosen, and the line that loads the script.
  const everywhere = 1;
  const inline: Record<string, number> = {};
  for (const page of allPages) {
    const scripts = scriptsOf(documentOf(page));
    for (const [, attributes] of scripts) expect(attributes, page).toBe("");
    const loaded = scripts.map(([, , code = ""]) => loadedBy(code));
    expect(loaded.flat(), page).toHaveLength(1);
    const own = scripts.length - everywhere;
    if (own) inline[page] = own;
  }
  expect(inline).toEqual({ "/contact": 1, "/client-success-stories": 1 });
});

test("the script is asked for after the first paint", async ({ page }) => {
  const [script = ""] = loadedBy(documentOf("/services"));
  await page.goto("/services");
  const times = () =>
    page.evaluate(
      (name) => ({
        painted: performance.getEntriesByName("first-paint")[0]?.startTime ?? Number.NaN,
        asked: performance.getEntriesByName(name)[0]?.startTime ?? Number.NaN,
      }),
      new URL(script, page.url()).href,
    );
  await expect.poll(async () => (await times()).asked).toBeGreaterThan(0);
  const { painted, asked } = await times();
  expect(asked).toBeGreaterThanOrEqual(painted);
});

test(`no page runs more than ${budgets.script} bytes of script before it is touched, the start-up scripts included`, () => {
  for (const page of allPages) {
    const inline = scriptsOf(documentOf(page)).map(([, , code = ""]) => code);
    const files = [...inline.flatMap(loadedBy), ...Object.values(startUpScripts)];
    const bytes = files.reduce(
      (sum, file) => sum + weightOf(file),
      brotliCompressSync(inline.join("")).length,
    );
    expect(
      bytes,
      `${page} runs ${files.join(", ")}: keep app/entry.client.ts small, or load a part of it on demand`,
    ).toBeLessThanOrEqual(budgets.script);
  }
});

test("HTML with its styles keeps to its budget", () => {
  for (const page of [...allPages, ...Object.values(errorDocuments)]) {
    const budget = budgets.html[page as keyof typeof budgets.html] ?? budgets.html.other;
    expect(
      weightOf(fileOf(page)),
      `${page} is heavier than ${budget} bytes: shorten it, or say its look with classes that exist`,
    ).toBeLessThanOrEqual(budget);
  }
});

test("every page brings its styles inline, two fonts at most, and nothing blocks the first paint", () => {
  for (const page of allPages) {
    const html = documentOf(page);
    expect(html.match(/<style/g), page).toHaveLength(1);
    expect(html, page).not.toMatch(/<link[^>]+rel="stylesheet"/);
    expect(html.match(/as="font"/g), page).toHaveLength(2);
  }
});

/** Everything that is fetched until the page is quiet; at two pixels to a point, as phones are. */
async function fetchedByPhone(browser: Browser, baseURL: string, address: string) {
  const context = await browser.newContext({
    baseURL,
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
  });
  const page = await context.newPage();
  const fetched: string[] = [];
  page.on("requestfinished", (request) => fetched.push(new URL(request.url()).pathname));
  await page.goto(address, { waitUntil: "networkidle" });
  await context.close();
  return fetched;
}

for (const { path: address, kib, requests } of firstView)
  test(`${address} on a phone: at most ${kib} KiB in ${requests} requests before it is touched`, async ({
    browser,
    baseURL,
  }) => {
    const fetched = await fetchedByPhone(browser, baseURL ?? "", address);
    const list = fetched.map((file) => `${file} ${weightOf(fileOf(file))}`).join(", ");
    expect(fetched.length, list).toBeGreaterThan(4);
    expect(fetched.length, list).toBeLessThanOrEqual(requests);
    const bytes = fetched.reduce((sum, file) => sum + weightOf(fileOf(file)), 0);
    expect(bytes, list).toBeLessThanOrEqual(kib * 1024);
    expect(fetched.filter((file) => /mount|search/.test(file))).toEqual([]);
  });

test("no file is in the build that no page leads to", async () => {
  const lost = (await unreachableFiles(client)).filter(
    (file) => !/\.(br|gz)$/.test(file) && file !== completeMark,
  );
  expect(lost, "Link them, or take them out of public/ or the build").toEqual([]);
  // The code that rendered the pages.
  expect(readdirSync(path.join(client, ".."))).not.toContain("server");
});

test("no sentence of the content is in a file of code", () => {
  const content = path.resolve(import.meta.dirname, "../../app/content");
  const sources = readdirSync(content, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".ts") && !/\.test(-helper)?\.ts$/.test(file))
    .map((file) => readFileSync(path.join(content, file), "utf8"));
  // From the first letter of a string, forty characters: enough to know a sentence again.
  const sentences = sources.flatMap((source) =>
    [...source.matchAll(/["`]([A-Z][^"`$\n]{40})/g)].map(([, text = ""]) => text),
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
