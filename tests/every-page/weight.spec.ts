import { readdirSync } from "node:fs";
import path from "node:path";
import { isDeepStrictEqual } from "node:util";
import { brotliCompressSync } from "node:zlib";
import { textContent } from "domutils";
import { startUpScripts } from "../../app/browser/start-up/scripts.ts";
import { content } from "../../app/content/content.ts";
import { brandSchema } from "../../app/content/schema/brand.ts";
import { contactPath } from "../../app/lib/paths.ts";
import { allPages, errorDocuments, pathAt, site } from "../../app/site.ts";
import { completeMark } from "../../deploy/build-state.ts";
import { typefaces } from "../../scripts/typefaces.ts";
import { unreachableFiles } from "../../scripts/unreachable-files.ts";
import { elementsOf } from "../support/built-documents.ts";
import { client, fileOf, weightOf } from "../support/built-files.ts";
import { isInFirst } from "../support/first-language.ts";
import { expect, test } from "../support/fixtures.ts";
import { hasFilter } from "../support/has-filter.ts";
import {
  caseStudyList,
  offers,
  servicePage,
  servicesPage,
  solutionPage,
  studyPage,
} from "../support/places.ts";
import { watchRequests } from "../support/requests.ts";
import { quiet } from "../support/visit.ts";

/** Bytes, of bodies compressed with brotli at its best. */
const scriptBudget = 8_100;
/** A translation may be longer, by a tenth. */
const htmlBudget = (file: string) => {
  const address = `/${file.replace(/^\//, "")}`;
  return budgetOf(pathAt(address)) * (isInFirst(address) ? 1 : 1.1);
};
const budgetOf = (page: string) => {
  // The menu of every page leads with the situations, which takes about 400. Home may have 23,500, since it
  // draws its case studies and asks for a date; a service has its schedule, a picture and facts.
  const service = page.startsWith("/services/") ? 20_200 : undefined;
  return { "/": 23_500, [servicesPage]: 29_300 }[page] ?? service ?? 18_600;
};

/** Two, and three where the typeface of words has a file for each weight. */
const fontFiles = Object.values(typefaces).flatMap(({ faces }) => faces);
/** What those that come along may weigh. A firm that names others pays for what they are heavier. */
const fontBudget = 27 * 1024;
const comeAlong = isDeepStrictEqual(content.typefaces, brandSchema.shape.fonts.parse(undefined));

/** What a phone asks for before anybody has touched it: KiB of bodies, and requests. */
const firstView = [
  // A page so short that all logos of its clients are near the first screen.
  { path: "/", kib: 95, requests: 15 },
  // Its picture is content, and has a bound of its own (images/pictures.spec.ts).
  { path: servicePage, kib: 53, requests: 8, without: /^\/images\/services\// },
  ...(solutionPage
    ? [{ path: solutionPage, kib: 50, requests: 8, without: /^\/images\/services\// }]
    : []),
  // Its cover is content, and as heavy as it was painted.
  { path: studyPage, kib: 52, requests: 8, without: /^\/images\/case-studies\// },
];

/** The code that stands in a page, and the files of code that it loads. */
const inlineCode = (page: string) =>
  elementsOf(page, "script:not([type])").map((script) => {
    expect(script.attribs, `${page}: no script blocks the page`).toEqual({});
    return textContent(script);
  });
const loadedBy = (code: string) => code.match(/\/assets\/[\w.-]+\.js/g) ?? [];

test("every page brings one small script, and a few lines where they must come first", () => {
  // On all of them: the scheme that was chosen, and the line that loads the script.
  const everywhere = 1;
  const own: Record<string, number> = {};
  for (const page of allPages) {
    const inline = inlineCode(page);
    const loaded = inline.flatMap(loadedBy);
    expect(loaded, page).toHaveLength(1);
    if (inline.length > everywhere) own[pathAt(page)] = inline.length - everywhere;

    const files = [...loaded, ...Object.values(startUpScripts)];
    const bytes = files.reduce(
      (sum, file) => sum + weightOf(file),
      brotliCompressSync(inline.join("")).length,
    );
    expect(
      bytes,
      `${page} runs ${files.join(", ")}: keep app/entry.client.ts small, or load a part of it on demand`,
    ).toBeLessThanOrEqual(scriptBudget);
  }
  expect(own).toEqual({ [contactPath(site)]: 1, ...(hasFilter && { [caseStudyList]: 1 }) });
});

test("the script is asked for after the first paint", async ({ page }) => {
  const [script = ""] = inlineCode(servicesPage).flatMap(loadedBy);
  await page.goto(servicesPage);
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

test("HTML with its styles keeps to its budget", () => {
  for (const page of [...allPages, ...Object.values(errorDocuments)]) {
    expect(
      weightOf(fileOf(page)),
      `${page} is heavier than ${htmlBudget(page)} bytes: shorten it, or say its look with classes that exist`,
    ).toBeLessThanOrEqual(htmlBudget(page));
  }
});

test("every page brings its styles inline, the fonts of its two typefaces, and nothing blocks the first paint", () => {
  for (const page of allPages) {
    expect(elementsOf(page, "style"), page).toHaveLength(1);
    expect(elementsOf(page, "[rel=stylesheet]"), page).toEqual([]);
    expect(elementsOf(page, "[as=font]"), page).toHaveLength(fontFiles.length);
  }
});

test.describe("on a phone", () => {
  // At two pixels to a point, as phones are.
  test.use({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
  });

  for (const { path: address, kib, requests, without } of firstView)
    test(`${address} takes at most ${kib} KiB in ${requests} requests before it is touched`, async ({
      page,
    }) => {
      const fetched = watchRequests(page);
      await page.goto(address);
      await quiet(page);
      await page.waitForLoadState("networkidle");
      const weights = fetched.map((file) => weightOf(fileOf(file)));
      const list = fetched.map((file, index) => `${file} ${weights[index]}`).join(", ");
      expect(fetched.length, list).toBeGreaterThan(4);
      expect(fetched.length, list).toBeLessThanOrEqual(requests + fontFiles.length - 2);
      const bytesOf = (files: readonly string[]) =>
        files.reduce((sum, file) => sum + weightOf(fileOf(file)), 0);
      const fonts = bytesOf(fetched.filter((file) => file.endsWith(".woff2")));
      const heavier = comeAlong ? 0 : Math.max(0, fonts - fontBudget);
      const bytes = bytesOf(fetched.filter((file) => !without?.test(file)));
      expect(bytes, list).toBeLessThanOrEqual(kib * 1024 + heavier);
      expect(fetched.filter((file) => /mount|search/.test(file))).toEqual([]);
      // All of them are preloaded, and no other is fetched.
      const preloads = elementsOf(address, "[as=font]");
      expect(fetched.filter((file) => file.endsWith(".woff2")).sort()).toEqual(
        preloads.map(({ attribs }) => attribs.href).sort(),
      );
    });
});

test("no file is in the build that no page leads to", async () => {
  const lost = (await unreachableFiles(client)).filter(
    (file) => !/\.(br|gz)$/.test(file) && file !== completeMark,
  );
  expect(lost, "Link them, or take them out of public/ or the build").toEqual([]);
  // The code that rendered the pages.
  expect(readdirSync(path.join(client, ".."))).not.toContain("server");
});

test("what the site does not offer has no code in the build", () => {
  const islands = { chat: "mount", dates: "plan-back", search: "open-search" } as const;
  const files = readdirSync(path.join(client, "assets"));
  for (const [offer, island] of Object.entries(islands))
    expect(
      files.some((file) => file.startsWith(`${island}-`)),
      island,
    ).toBe(offers[offer as keyof typeof islands] ?? false);
});
