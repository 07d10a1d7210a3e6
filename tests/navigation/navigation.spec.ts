import type { Page } from "@playwright/test";
import { content } from "../../app/content/content.ts";
import { site } from "../../app/site.ts";
import { slugOf } from "../../app/text/slug.ts";
import { elementsOf } from "../support/built-documents.ts";
import {
  expect,
  goBack,
  goForward,
  open,
  started,
  sharedTest as test,
} from "../support/fixtures.ts";
import {
  anyPage,
  datedPage,
  given,
  service,
  servicePage,
  servicesPage,
  words,
} from "../support/places.ts";
import { mainLink } from "../support/visit.ts";

const sections = given(
  content.pages.find(({ path }) => path === datedPage)?.bands.find((band) => band.band === "text")
    ?.sections,
  "a long text",
).map(({ heading }) => slugOf(heading));
const [first, last] = [sections[1] ?? "", sections.at(-1) ?? ""];
const { inFooter: about = "" } = site.navigation.find(({ href }) => href === anyPage) ?? {};

const scrollY = (page: Page) => page.evaluate(() => window.scrollY);
const scrollTo = (page: Page, y: number) => page.evaluate((y) => window.scrollTo(0, y), y);

/** Where the hash leads stands below the header, and not far below. */
async function expectBelowHeader(page: Page, id: string): Promise<void> {
  const below = async () => {
    const header = await page.locator("header").boundingBox();
    const target = await page.locator(`#${id}`).boundingBox();
    return (target?.y ?? 0) - ((header?.y ?? 0) + (header?.height ?? 0));
  };
  await expect.poll(below).toBeLessThan(100);
  expect(await below()).toBeGreaterThanOrEqual(0);
}

/** How many of all gestures on links a script has kept from the browser. */
function preventedGestures(): { links: number; count: number } {
  // What opens the search is a button; without script it would be a link.
  const links = [...document.querySelectorAll("a:not([role=button])")];
  const keys = [{}, { shiftKey: true }, { ctrlKey: true }, { metaKey: true }, { altKey: true }];
  const types = ["pointerdown", "mousedown", "touchstart", "contextmenu", "dragstart"];
  const gestures: [string, MouseEventInit][] = [
    ...keys.map((init): [string, MouseEventInit] => ["click", init]),
    ["auxclick", { button: 1 }],
    ...types.map((type): [string, MouseEventInit] => [type, {}]),
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
  return { links: links.length, count };
}

test("pages are documents: a new one from its top, an old one where it was left", async ({
  page,
  pageLog,
}) => {
  await open(page, servicesPage);
  const title = await page.title();
  let left = 0;

  await test.step("no script comes between a visitor and a link, however it is pressed", async () => {
    const prevented = await page.evaluate(preventedGestures);
    expect(prevented.links).toBeGreaterThan(2 * content.services.length);
    expect(prevented.count).toBe(0);
  });

  const hash = elementsOf(servicesPage, 'main a[href$="#services"]').length ? "#services" : "";
  if (hash)
    await test.step("a hash lands below the header", async () => {
      await page.locator(`main a[href$="${hash}"]`).first().click();
      await expectBelowHeader(page, "services");
    });

  await test.step("a new page begins at its top, for the eye and for the keys", async () => {
    await scrollTo(page, 1500);
    const link = page.locator(`main a[href="${servicePage}"]`).last();
    await link.scrollIntoViewIfNeeded();
    left = await scrollY(page);
    expect(left).toBeGreaterThan(200);
    await link.click();
    await expect(page.locator("h1")).toHaveText(service.title);
    await started(page);
    expect(await page.title()).not.toBe(title);
    expect(await scrollY(page)).toBe(0);
    await page.keyboard.press("Tab");
    await expect(page.getByRole("link", { name: words.header.skip })).toBeFocused();
  });

  await test.step("Back returns to where the page was left, and Forward too", async () => {
    await scrollTo(page, 700);
    const further = await scrollY(page);
    expect(further).toBeGreaterThan(200);
    await goBack(page);
    await expect(page).toHaveURL(servicesPage + hash);
    await expect.poll(() => scrollY(page)).toBeGreaterThan(left - 100);
    await goForward(page);
    await expect.poll(() => scrollY(page)).toBe(further);
  });
  expect([...pageLog.errors, ...pageLog.messages]).toEqual([]);
});

test("a hash inside a page takes the keyboard along, and each step is one in history", async ({
  page,
}) => {
  await open(page, `${datedPage}#${first}`);
  await expectBelowHeader(page, first);
  const atLogs = await scrollY(page);
  expect(atLogs).toBeGreaterThan(200);
  const contents = page.getByRole("navigation", { name: words.text.contents });
  const target = page.locator(`#${last}`);
  await contents.locator(`a[href="#${last}"]`).click();
  await expect(target).toBeInViewport();

  await test.step("the next Tab goes on from there, not from the contents", async () => {
    await page.keyboard.press("Tab");
    const isBehind = await target.evaluate(
      (target) =>
        target.compareDocumentPosition(document.activeElement as Element) &
        Node.DOCUMENT_POSITION_FOLLOWING,
    );
    expect(isBehind).toBeTruthy();
  });

  await test.step("two quick clicks are one step, and a link to this very page is none", async () => {
    await mainLink(page, anyPage).dblclick();
    await expect(page).toHaveURL(anyPage);
    await started(page);
    await page.getByRole("contentinfo").getByRole("link", { name: about }).click();
    await page.waitForLoadState();
    await started(page);
    await goBack(page);
    await expect(page).toHaveURL(`${datedPage}#${last}`);
    await goBack(page);
    await expect(page).toHaveURL(`${datedPage}#${first}`);
    await expect.poll(() => scrollY(page)).toBe(atLogs);
  });
});
