import { posix } from "node:path";
import type { Page } from "@playwright/test";
import { base } from "../../app/base.ts";
import { address, pathWithin } from "../../app/lib/address.ts";
import { allPages } from "../../app/site.ts";
import { violations } from "../support/accessibility.ts";
import { twoFrames } from "../support/drawn.ts";
import { expect, goBack, open, sharedTest, test } from "../support/fixtures.ts";
import { holdingServer } from "../support/holding-server.ts";
import { watchDocuments } from "../support/requests.ts";
import { siteUrl } from "../support/servers.ts";
import { follow } from "../support/visit.ts";
import { built } from "./built-parts.ts";

const missing = [
  { path: "/services/nope", to: "/services", logs: [] },
  {
    path: "/case-study/nope",
    to: "/client-success-stories",
    logs: ["error: Case study not found: /case-study/nope"],
  },
];
const suggestions = (page: Page) => page.getByRole("navigation", { name: "Perhaps you meant" });

/** Follows a link that no page has. */
async function followLink(page: Page, path: string) {
  await page.evaluate((path) => {
    const link = document.createElement("a");
    link.href = path;
    document.body.append(link);
    link.click();
  }, path);
}

test("both error pages say what is specified, and lead on", () => {
  const unknown = built("/404.html");
  expect(unknown.texts("title")[0]).toMatch(/^Page not found \|/);
  expect(unknown.texts("h1")).toEqual(["Page Not Found"]);
  expect(unknown.texts("main p")).toContain("404");
  expect(unknown.first("main").text).toContain(
    "We couldn't find the page you're looking for. It might have been moved, deleted, or never existed.",
  );
  expect(unknown.links("main a[data-call], main a[href]")).toEqual(
    expect.arrayContaining(["Return to Home → /", "Browse Services → /services"]),
  );
  const caseStudy = built("/case-study/404.html").first("main");
  expect(caseStudy.texts("h1")).toEqual(["Case Study Not Found"]);
  expect(caseStudy.text).toContain("The case study you're looking for could not be found.");
  expect(caseStudy.links()).toContain("Back to Client Success Stories → /client-success-stories");
});

for (const { path, to, logs } of missing)
  sharedTest(
    `${path} ends at ${to}, by visit and by link, and Back leaves it`,
    async ({ page, pageLog }) => {
      await open(page, "/about");
      for (const how of ["visit", "link"]) {
        if (how === "visit") expect((await page.goto(path))?.status()).toBe(404);
        else await followLink(page, path);
        await expect(page).toHaveURL(to);
        await expect(page.locator("h1")).toHaveCount(1);
        await expect(page.locator("h1")).not.toHaveText(/Not Found/);
        await expect
          .poll(() => pageLog.ownMessages)
          .toEqual(how === "visit" ? logs : [...logs, ...logs]);
        await goBack(page);
        await expect(page).toHaveURL("/about");
        await expect(page.locator("h1")).toHaveText("Project managers first");
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
  await page.route("**/case-study/nope", async (route) =>
    route.fulfill({ response: await route.fetch({ url: new URL("/nope", page.url()).href }) }),
  );
  await page.goto("/about");
  await page.goto("/case-study/nope");
  await expect(page).toHaveURL("/client-success-stories");
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
    await expect(page.locator("h1")).not.toHaveText(/Not Found/);
    await goBack(page);
    await expect(page).toHaveURL(base);
  }
  expect(pageLog.ownMessages).toEqual([`error: Case study not found: ${base}CASE-STUDY/NOPE`]);
  await page.goto("/NO/Such/Page");
  await expect(page.locator("h1")).toHaveText("Page Not Found");
  await expect(page).toHaveURL(address("/NO/Such/Page"));
});

sharedTest(
  "an unknown path shows the 404 page once, and the nearest page or none",
  async ({ page, pageLog }) => {
    const documents = watchDocuments(page);
    const visited = [
      ["/no/such/page"],
      ["/404.html"],
      ["/cloud/migrations", "Cloud Migration", "/services/cloud-migration"],
      ["/abouts", "About", "/about"],
    ] as const;
    for (const [path, title, to] of visited) {
      const list = page.waitForResponse("/search.json");
      expect((await page.goto(path))?.status()).toBe(404);
      await expect.poll(() => pageLog.ownMessages.at(-1)).toBe(`error: Page not found: ${path}`);
      await expect(page.locator("h1")).toHaveText("Page Not Found");
      await (await list).finished();
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
    await expect(page.getByRole("heading", { name: "Page Not Found" })).toBeVisible();
    await expect(page).toHaveURL("/neither/this");
    await expect
      .poll(() => pageLog.ownMessages.at(-1))
      .toBe("error: Page not found: /neither/this");
    await goBack(page);
    await expect(page).toHaveURL("/about");
    expect(pageLog.errors).toEqual([]);
  },
);

sharedTest("other spellings lead to the one address of a page", async ({ page, pageLog }) => {
  for (const path of ["/index.html", "/about/index.html", "/about//", "/%61bout", "/about/"]) {
    await open(page, path);
    await expect(page).toHaveURL(path === "/index.html" ? "/" : "/about");
    await expect(page.locator("h1")).toBeVisible();
  }
  await follow(page, "Contact", "/contact");
  await goBack(page);
  await expect(page.locator("h1")).toHaveText("Project managers first");
  expect(pageLog.errors).toEqual([]);
  expect(pageLog.messages).toEqual([]);
});

for (const lost of ["/search.json", "**/assets/show-nearest-pages-*.js", "**/assets/*.js"])
  test(`without ${lost} the 404 page stands as it is, and is loaded once`, async ({
    page,
    pageLog,
  }) => {
    const documents = watchDocuments(page);
    await page.route(lost, (route) => route.abort());
    const failed = page.waitForEvent("requestfailed");
    await page.goto("/abouts");
    await failed;
    await expect.poll(() => pageLog.messages).toContain("error: Page not found: /abouts");
    await twoFrames(page);
    await expect(suggestions(page)).toHaveCount(0);
    expect(documents).toEqual(["/abouts"]);
    await page.getByRole("link", { name: "Return to Home" }).click();
    await expect(page).toHaveURL("/");
    expect(pageLog.errors).toEqual([]);
  });
