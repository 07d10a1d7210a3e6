import { posix } from "node:path";
import type { Page } from "@playwright/test";
import { base } from "../../app/base.ts";
import { address, pathWithin } from "../../app/lib/address.ts";
import { allPages, pages } from "../../app/site.ts";
import { violations } from "../support/accessibility.ts";
import { headingOf } from "../support/built-documents.ts";
import { twoFrames } from "../support/drawn.ts";
import { expect, goBack, open, sharedTest, test } from "../support/fixtures.ts";
import { holdingServer } from "../support/holding-server.ts";
import {
  anyPage,
  caseStudyList,
  contact,
  missingService,
  missingStudy,
  nearService,
  service,
  servicePage,
  servicesPage,
  study,
  words,
} from "../support/places.ts";
import { watchDocuments } from "../support/requests.ts";
import { siteUrl } from "../support/servers.ts";
import { follow } from "../support/visit.ts";
import { built } from "./built-parts.ts";

const missing = [
  { path: missingService, to: servicesPage, logs: [] },
  {
    path: missingStudy,
    to: caseStudyList,
    logs: [`error: Case study not found: ${missingStudy}`],
  },
];
/** Pages are suggested from what the search finds. */
const hasSearch = words.search !== undefined;
const nameOf = (path: string) => pages.find((one) => one.path === path)?.name ?? "";
const suggestions = (page: Page) =>
  page.getByRole("navigation", { name: words.errors.notFound.nearest });

/** Follows a link that no page has. */
async function followLink(page: Page, path: string) {
  await page.evaluate((path) => {
    const link = document.createElement("a");
    link.href = path;
    document.body.append(link);
    link.click();
  }, path);
}

test("both error pages say what they are for, and lead on", () => {
  const { title, heading, text, home, services } = words.errors.notFound;
  const unknown = built("/404.html");
  expect(unknown.texts("title")[0]).toMatch(new RegExp(`^${title} \\|`));
  expect(unknown.texts("h1")).toEqual([heading]);
  expect(unknown.texts("main p")).toEqual(expect.arrayContaining(["404", text]));
  expect(unknown.links("main a[href]")).toEqual(
    expect.arrayContaining([`${home} → /`, `${services} → ${servicesPage}`]),
  );
  const { errors, caseStudies } = words;
  const lost = built("/case-study/404.html").first("main");
  expect(lost.texts("h1")).toEqual([errors.caseStudy.heading]);
  expect(lost.text).toContain(errors.caseStudy.text);
  const back = study ? caseStudies.back : home;
  expect(lost.links()).toContain(`${back} → ${caseStudyList}`);
});

for (const { path, to, logs } of missing)
  sharedTest(
    `${path} ends at ${to}, by visit and by link, and Back leaves it`,
    async ({ page, pageLog }) => {
      await open(page, anyPage);
      for (const how of ["visit", "link"]) {
        if (how === "visit") expect((await page.goto(path))?.status()).toBe(404);
        else await followLink(page, path);
        await expect(page).toHaveURL(to);
        await expect(page.locator("h1")).toHaveText([headingOf(to)]);
        await expect
          .poll(() => pageLog.ownMessages)
          .toEqual(how === "visit" ? logs : [...logs, ...logs]);
        await goBack(page);
        await expect(page).toHaveURL(anyPage);
        await expect(page.locator("h1")).toHaveText(headingOf(anyPage));
      }
    },
  );

for (const { path, to } of missing)
  test(`${path} never shows the 404 page on its way to ${to}`, async ({ page, pageLog }) => {
    // What the page says of itself: nobody can ask it on its way, Playwright waits for the arrival.
    const { messages } = pageLog;
    await page.addInitScript(() => {
      const { pathname } = location;
      new PerformanceObserver((list) => {
        if (list.getEntriesByName("first-contentful-paint").length)
          console.log(`painted ${pathname}`);
      }).observe({ type: "paint", buffered: true });
      new MutationObserver(() => {
        if (document.documentElement.hidden) console.log(`hidden ${pathname}`);
      }).observe(document, { attributeFilter: ["hidden"], subtree: true });
    });
    const server = await holdingServer(to);
    await page.goto(server.url + path, { waitUntil: "commit" });
    await server.isAsked;
    // The way on takes as long as it takes; meanwhile the page that stands here is not to be seen.
    await expect.poll(() => messages).toContain(`log: hidden ${path}`);
    server.release();
    await expect(page).toHaveURL(server.url + to);
    await expect.poll(() => messages).toContain(`log: painted ${to}`);
    expect(messages).not.toContain(`log: painted ${path}`);
    server.close();
  });

test("a host without error pages by folder sends an unknown case study on too", async ({
  page,
}) => {
  await page.route(`**${missingStudy}`, async (route) =>
    route.fulfill({ response: await route.fetch({ url: new URL("/nope", page.url()).href }) }),
  );
  await page.goto(anyPage);
  await page.goto(missingStudy);
  await expect(page).toHaveURL(caseStudyList);
});

/** One of each folder. */
const found = [...new Map(allPages.map((page) => [posix.dirname(page), page])).values()];

test("a host that cannot redirect finds a page in any letter case too, by the 404 page", async ({
  page,
  pageLog,
}) => {
  const hasCapitals = ({ pathname }: URL) => /[A-Z]/.test(pathWithin(pathname));
  await page.route(hasCapitals, async (route) => {
    // Names of files may have capitals.
    if (!route.request().isNavigationRequest()) return route.continue();
    await route.fulfill({ response: await route.fetch({ url: `${siteUrl}${base}nope` }) });
  });
  await open(page, "/");
  for (const [path, to] of [
    ...found.map((page) => [`${page.toUpperCase()}?Query=Kept#Hash`, `${page}?Query=Kept#Hash`]),
    ...missing.map(({ path, to }) => [path.toUpperCase(), to]),
  ] as [string, string][]) {
    await page.goto(path);
    await expect(page).toHaveURL(address(to));
    await goBack(page);
    await expect(page).toHaveURL(base);
  }
  expect(pageLog.ownMessages).toEqual([
    `error: Case study not found: ${base}${missingStudy.slice(1).toUpperCase()}`,
  ]);
  await page.goto("/NO/Such/Page");
  await expect(page.locator("h1")).toHaveText(words.errors.notFound.heading);
  await expect(page).toHaveURL(address("/NO/Such/Page"));
});

sharedTest(
  "an unknown path shows the 404 page once, and the nearest page or none",
  async ({ page, pageLog }) => {
    const documents = watchDocuments(page);
    const visited = [
      ["/no/such/page"],
      ["/404.html"],
      ...(hasSearch
        ? ([
            [nearService, service.title, servicePage],
            [`${anyPage}s`, nameOf(anyPage), anyPage],
          ] as const)
        : [[nearService] as const]),
    ] as const;
    for (const [path, title, to] of visited) {
      const list = hasSearch && page.waitForResponse("/search.json");
      expect((await page.goto(path))?.status()).toBe(404);
      await expect.poll(() => pageLog.ownMessages.at(-1)).toBe(`error: Page not found: ${path}`);
      await expect(page.locator("h1")).toHaveText(words.errors.notFound.heading);
      if (list) await (await list).finished();
      await twoFrames(page);
      const link = suggestions(page).getByRole("link").first();
      await expect(link).toHaveText(to ? [title + to] : []);
      if (!to) continue;
      expect(await violations(page)).toEqual([]);
      await link.click();
      await expect(page).toHaveURL(to);
    }
    expect(documents).toEqual(visited.flatMap(([path, , to]) => (to ? [path, to] : [path])));
    expect(pageLog.ownMessages).toHaveLength(visited.length);

    await followLink(page, "/neither/this");
    await expect(page.getByRole("heading", { name: words.errors.notFound.heading })).toBeVisible();
    await expect(page).toHaveURL("/neither/this");
    await expect
      .poll(() => pageLog.ownMessages.at(-1))
      .toBe("error: Page not found: /neither/this");
    await goBack(page);
    await expect(page).toHaveURL(visited.at(-1)?.[2] ?? nearService);
    expect(pageLog.errors).toEqual([]);
  },
);

sharedTest("other spellings lead to the one address of a page", async ({ page, pageLog }) => {
  const encoded = anyPage.replace(/[a-z]/, (one) => `%${one.charCodeAt(0).toString(16)}`);
  const spellings = [`${anyPage}/index.html`, `${anyPage}//`, encoded, `${anyPage}/`];
  for (const path of ["/index.html", ...spellings]) {
    await open(page, path);
    await expect(page).toHaveURL(path === "/index.html" ? "/" : anyPage);
    await expect(page.locator("h1")).toBeVisible();
  }
  await follow(page, contact);
  await goBack(page);
  await expect(page.locator("h1")).toHaveText(headingOf(anyPage));
  expect(pageLog.errors).toEqual([]);
  expect(pageLog.messages).toEqual([]);
});

const suggesting = ["/search.json", "**/assets/show-nearest-pages-*.js"];
for (const lost of [...(hasSearch ? suggesting : []), "**/assets/*.js"])
  test(`without ${lost} the 404 page stands as it is, and is loaded once`, async ({
    page,
    pageLog,
  }) => {
    const documents = watchDocuments(page);
    await page.route(lost, (route) => route.abort());
    const failed = page.waitForEvent("requestfailed");
    await page.goto(`${anyPage}s`);
    await failed;
    await expect.poll(() => pageLog.messages).toContain(`error: Page not found: ${anyPage}s`);
    await twoFrames(page);
    await expect(suggestions(page)).toHaveCount(0);
    expect(documents).toEqual([`${anyPage}s`]);
    await page.getByRole("link", { name: words.errors.notFound.home }).click();
    await expect(page).toHaveURL("/");
    expect(pageLog.errors).toEqual([]);
  });
