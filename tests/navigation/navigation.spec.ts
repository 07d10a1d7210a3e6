import { expect, goBack, goForward, open, started, test } from "../support/fixtures.ts";
import { holdingServer, untilAsked } from "../support/holding-server.ts";
import { mainLink } from "../support/visit.ts";

const scrollY = () => window.scrollY;

test("a new page is a document of its own, from its top, its title told by the browser", async ({
  page,
}) => {
  await open(page, "/");
  await page.evaluate(() => window.scrollTo(0, 2000));
  const title = await page.title();
  await page
    .getByRole("navigation", { name: "Services" })
    .getByRole("link", { name: "Digital Transformation" })
    .click();
  await expect(page).toHaveURL("/services/digital-transformation");
  await expect(page.locator("h1")).toHaveText("Digital Transformation");
  expect(await page.title()).not.toBe(title);
  expect(await page.evaluate(scrollY)).toBe(0);
  // The next Tab begins at the beginning, as on every page.
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Skip to content" })).toBeFocused();
});

test("Back returns to where the page was left, and Forward too", async ({ page }) => {
  await open(page, "/services");
  await page.evaluate(() => window.scrollTo(0, 1500));
  await page.locator('main a[href="/services/cloud-migration"]').last().click();
  await expect(page.locator("h1")).toHaveText("Cloud Migration");
  await started(page);
  await page.evaluate(() => window.scrollTo(0, 700));

  await goBack(page);
  await expect(page).toHaveURL("/services");
  await expect.poll(() => page.evaluate(scrollY)).toBeGreaterThan(1400);
  const left = await page.evaluate(scrollY);

  await goForward(page);
  await expect.poll(() => page.evaluate(scrollY)).toBe(700);
  await goBack(page);
  await expect.poll(() => page.evaluate(scrollY)).toBe(left);
});

for (const how of ["on a visit", "on a link"]) {
  test(`a hash lands below the header, ${how}`, async ({ page }) => {
    if (how === "on a visit") await open(page, "/about#how-we-measure");
    else {
      await open(page, "/services");
      await page.getByRole("link", { name: "Explore All Services" }).click();
    }
    const id = how === "on a visit" ? "how-we-measure" : "services";
    await expect
      .poll(async () => {
        const header = await page.locator("header").boundingBox();
        const target = await page.locator(`#${id}`).boundingBox();
        return (target?.y ?? 0) - ((header?.y ?? 0) + (header?.height ?? 0));
      })
      .toBeGreaterThanOrEqual(0);
    expect((await page.locator(`#${id}`).boundingBox())?.y).toBeLessThan(140);
  });
}

test("a hash inside a page takes the keyboard along, and Back and Forward follow it", async ({
  page,
}) => {
  await open(page, "/privacy-policy");
  const contents = page.getByRole("navigation", { name: "On this page" });
  await contents.getByRole("link", { name: "Server logs" }).click();
  await expect(page.locator("#server-logs")).toBeInViewport();
  const atLogs = await page.evaluate(scrollY);
  expect(atLogs).toBeGreaterThan(200);
  await contents.getByRole("link", { name: "Changes to this policy" }).click();
  await expect(page.locator("#changes-to-this-policy")).toBeInViewport();
  // From there on, not from the top of the contents.
  await page.keyboard.press("Tab");
  const isBehind = await page
    .locator("#changes-to-this-policy")
    .evaluate(
      (target) =>
        target.compareDocumentPosition(document.activeElement as Element) &
        Node.DOCUMENT_POSITION_FOLLOWING,
    );
  expect(isBehind).toBeTruthy();
  await goBack(page);
  await expect(page).toHaveURL("/privacy-policy#server-logs");
  await expect.poll(() => page.evaluate(scrollY)).toBe(atLogs);
});

test("no script comes between a visitor and a link: every click, press and drag is the browser's", async ({
  page,
}) => {
  await open(page, "/services");
  // Followed as far as the page goes: a tab or a window can take a loaded machine a minute to open.
  const prevented = await page.evaluate(() => {
    // What opens the search is a button; without script it would be a link.
    const links = [...document.querySelectorAll("a:not([role=button])")];
    const gestures: [string, MouseEventInit][] = [
      ["click", {}],
      ["click", { shiftKey: true }],
      ["click", { ctrlKey: true }],
      ["click", { metaKey: true }],
      ["click", { altKey: true }],
      ["auxclick", { button: 1 }],
      ...["pointerdown", "mousedown", "touchstart", "contextmenu", "dragstart"].map(
        (type): [string, MouseEventInit] => [type, {}],
      ),
    ];
    let count = 0;
    // At the very end of its way, where nothing but the browser is left to act on it.
    const judge = (event: Event) => {
      if (event.defaultPrevented) count++;
      event.preventDefault();
    };
    for (const [type, init] of gestures) {
      window.addEventListener(type, judge);
      for (const link of links)
        link.dispatchEvent(new MouseEvent(type, { bubbles: true, cancelable: true, ...init }));
      window.removeEventListener(type, judge);
    }
    return { count, links: links.length };
  });
  expect(prevented.links).toBeGreaterThan(50);
  expect(prevented.count).toBe(0);
});

test("two quick clicks on a link are one step", async ({ page }) => {
  await open(page, "/cookies");
  await mainLink(page, "About").dblclick();
  await expect(page).toHaveURL("/about");
  await started(page);
  await goBack(page);
  await expect(page).toHaveURL("/cookies");
});

test("a link to this very page adds nothing to the history", async ({ page }) => {
  await open(page, "/about");
  const length = () => page.evaluate(() => window.history.length);
  const before = await length();
  await page.getByRole("contentinfo").getByRole("link", { name: "About Us" }).click();
  await page.waitForLoadState();
  await started(page);
  await expect(page).toHaveURL("/about");
  expect(await length()).toBe(before);
});

test("a visitor who changes their mind while a page loads gets the second page", async ({
  page,
}) => {
  // What is fetched ahead cannot be held.
  await page.addInitScript(() =>
    Object.defineProperty(navigator, "connection", { value: { saveData: true } }),
  );
  const server = await holdingServer("/about");
  await open(page, `${server.url}/`);
  // By script, since Playwright waits for the page that the first click has asked for.
  await page.evaluate((untilAsked) => {
    const link = (path: string) =>
      document.querySelector<HTMLElement>(`nav[aria-label="Main"] a[href="${path}"]`);
    link("/about")?.click();
    fetch(untilAsked).then(() => link("/contact")?.click());
  }, untilAsked);
  await expect(page.locator("h1")).toHaveText("Schedule a consultation");
  server.release();
  await expect(page).toHaveURL(`${server.url}/contact`);
  await goBack(page);
  await expect(page).toHaveURL(`${server.url}/`);
  server.close();
});
