import { startUpScripts } from "../../app/browser/start-up/scripts.ts";
import { contactPath } from "../../app/lib/paths.ts";
import { site } from "../../app/site.ts";
import { expect, goBack, open, started, test } from "../support/fixtures.ts";
import {
  anyPage,
  contact,
  missingService,
  service,
  servicesPage,
  shortPage,
} from "../support/places.ts";
import { watchRequests } from "../support/requests.ts";
import { quiet } from "../support/visit.ts";

test("two scripts are loaded after start, one in the head and one in the body", async ({
  page,
}) => {
  const order = watchRequests(page, (request) => request.resourceType() === "script");
  const response = await page.goto(anyPage);
  await quiet(page);
  for (const place of ["head", "body"] as const) {
    const script = page.locator(`${place} > script[src="${startUpScripts[place]}"]`);
    await expect(script).toHaveCount(1);
    await expect(script).toHaveJSProperty("async", true);
    // It is no part of the document: only the app asks for it.
    expect(await response?.text()).not.toContain(startUpScripts[place]);
  }
  expect(new Set(order.slice(-2))).toEqual(new Set(Object.values(startUpScripts)));
});

test("an old link leads to its page, and Back leaves it", async ({ page, pageLog }) => {
  await open(page, shortPage);
  // What becomes of every other link is a table of canonical-address.test.ts.
  for (const [old, to] of [
    [`/#${contactPath(site, service.id)}#faq`, `${contactPath(site, service.id)}#faq`],
    [`/#${missingService}`, servicesPage],
  ] as const) {
    await page.goto(old);
    await expect(page).toHaveURL(to);
    await started(page);
    await expect(page.locator("h1")).toHaveCount(1);
    await goBack(page);
    await expect(page).toHaveURL(shortPage);
  }
  // While its page is open it changes the hash alone.
  await open(page, "/");
  await quiet(page);
  await page.evaluate((path) => {
    window.location.hash = path;
  }, anyPage);
  await expect(page).toHaveURL(anyPage);
  expect(pageLog.errors).toEqual([]);
  expect(pageLog.thirdPartyRequests).toEqual([]);
});

test("www. is led to the host that the brand file names, unless its server sends visitors back", async ({
  page,
  baseURL,
  pageLog,
}) => {
  const { host } = new URL(site.url);
  const www = `https://www.${host}`;
  // Both hosts have the build.
  await page.route(/^https:/, async (route) => {
    const { pathname, search } = new URL(route.request().url());
    await route.fulfill({ response: await route.fetch({ url: baseURL + pathname + search }) });
  });
  await page.goto(`${www}${contact}/?topic=${service.id}#faq`);
  await expect(page).toHaveURL(`${site.url}${contactPath(site, service.id)}#faq`);
  // So it looks to the page after being sent to the other host and back.
  await page.goto(www + anyPage, { referer: `${www}/` });
  await quiet(page);
  await expect(page).toHaveURL(www + anyPage);
  expect(pageLog.errors).toEqual([]);
  // What is still on its way when the test ends is no fault.
  await page.unrouteAll({ behavior: "ignoreErrors" });
});
