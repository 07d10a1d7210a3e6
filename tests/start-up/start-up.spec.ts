import type { Page } from "@playwright/test";
import { startUpScripts } from "../../app/browser/start-up/scripts.ts";
import { site } from "../../app/site.ts";
import { expect, goBack, open, started, test } from "../support/fixtures.ts";
import { watchDocuments, watchRequests } from "../support/requests.ts";
import { mainLink, quiet } from "../support/visit.ts";

test("two scripts are loaded after start, one in the head and one in the body", async ({
  page,
}) => {
  const order = watchRequests(page, (request) => request.resourceType() === "script");
  await page.goto("/about");
  await quiet(page);
  for (const place of ["head", "body"] as const) {
    const script = page.locator(`${place} > script[src="${startUpScripts[place]}"]`);
    await expect(script).toHaveCount(1);
    await expect(script).toHaveJSProperty("async", true);
    expect((await page.request.get(startUpScripts[place])).headers()["content-encoding"]).toBe(
      "br",
    );
  }
  expect(new Set(order.slice(-2))).toEqual(new Set(Object.values(startUpScripts)));
  // They are no part of the document: only the app asks for them.
  const html = await (await page.request.get("/about")).text();
  for (const address of Object.values(startUpScripts)) expect(html).not.toContain(address);
});

for (const lost of [...Object.values(startUpScripts), "both"])
  test(`the page works without ${lost}`, async ({ page, witness }) => {
    for (const address of Object.values(startUpScripts))
      if (lost === "both" || lost === address)
        await page.route(`**${address}`, (route) => route.abort());
    await open(page, "/");
    await mainLink(page, "About").click();
    await expect(page.locator("h1")).toHaveText("Project managers first");
    await goBack(page);
    await expect(page.locator("h1")).toContainText("Elevating Enterprise");
    expect(witness.errors).toEqual([]);
    expect(witness.ownMessages).toEqual([]);
  });

const oldLinks = [
  ["/#/about", "/about"],
  ["/#/about/", "/about"],
  ["/#!/services/cloud-migration", "/services/cloud-migration"],
  ["/#/contact?topic=cloud-migration", "/contact?topic=cloud-migration"],
  ["/#/contact?topic=cloud-migration#faq", "/contact?topic=cloud-migration#faq"],
  ["/?from=mail#/testimonials", "/testimonials?from=mail"],
  ["/#/services/nope", "/services"],
  ["/#/case-study/nope", "/client-success-stories"],
  ["/#/no/such/page", "/no/such/page"],
  ["/#//evil.example", "/evil.example"],
  ["/#/\\evil.example/", "/evil.example"],
] as const;

for (const [old, to] of oldLinks)
  test(`the old link ${old} leads to ${to}, and Back leaves it`, async ({ page, witness }) => {
    await open(page, "/cookies");
    await page.goto(old);
    await expect(page).toHaveURL(to);
    await started(page);
    await expect(page.locator("h1")).toHaveCount(1);
    expect(witness.errors).toEqual([]);
    expect(witness.foreignRequests).toEqual([]);
    await goBack(page);
    await expect(page).toHaveURL("/cookies");
  });

test("an old link that is opened on the home page leads on too", async ({ page }) => {
  await open(page, "/");
  await quiet(page);
  await page.evaluate(() => {
    window.location.hash = "/about";
  });
  await expect(page).toHaveURL("/about");
  await expect(page.locator("h1")).toHaveText("Project managers first");
});

for (const path of ["/#faq", "/#process", "/#", "/contact?topic=cloud-migration#faq"])
  test(`${path} is an ordinary address and stays`, async ({ page }) => {
    const documents = watchDocuments(page);
    await page.goto(path);
    await quiet(page);
    expect(page.url().endsWith(path)).toBe(true);
    expect(documents).toHaveLength(1);
  });

/** Serves the build as the given hosts. */
async function serveAs(page: Page, hosts: readonly string[], from: string): Promise<void> {
  for (const host of hosts)
    await page.route(`https://${host}/**`, async (route) => {
      const { pathname, search } = new URL(route.request().url());
      await route.fulfill({ response: await route.fetch({ url: from + pathname + search }) });
    });
}

test("www. is led to the host that the brand file names, with the whole address", async ({
  page,
  baseURL,
  witness,
}) => {
  const { host } = new URL(site.url);
  await serveAs(page, [host, `www.${host}`], baseURL ?? "");
  await page.goto(`https://www.${host}/contact/?topic=cloud-migration#faq`);
  await expect(page).toHaveURL(`${site.url}/contact?topic=cloud-migration#faq`);
  await page.goto(`https://www.${host}/#/about`);
  await expect(page).toHaveURL(`${site.url}/about`);
  await started(page);
  expect(witness.errors).toEqual([]);
  // What is still on its way when the test ends is no fault.
  await page.unrouteAll({ behavior: "ignoreErrors" });
});

test("a server that sends the visitor back to www. is not fought", async ({ page, baseURL }) => {
  const { host } = new URL(site.url);
  const www = `https://www.${host}`;
  await serveAs(page, [host, `www.${host}`], baseURL ?? "");
  // So it looks to the page after being sent to the other host and back.
  await page.goto(`${www}/about`, { referer: `${www}/` });
  await quiet(page);
  await expect(page).toHaveURL(`${www}/about`);
  await page.unrouteAll({ behavior: "ignoreErrors" });
});
