import { backToTopThreshold, headerThreshold } from "../../app/browser/constants.ts";
import { content } from "../../app/content/content.ts";
import { claimPath, servicePath } from "../../app/lib/paths.ts";
import { filled } from "../../app/lib/use-words.ts";
import { expect, open, sharedTest, test } from "../support/fixtures.ts";
import {
  contact,
  datedPage,
  directory,
  offers,
  service,
  servicePage,
  servicesPage,
  solutionPage,
  words,
} from "../support/places.ts";
import { tabThrough } from "../support/tab-through.ts";
import { isCovered } from "./is-covered.ts";
import { grounds } from "./scheme-grounds.ts";

const { site } = content;
const inHeader = site.navigation.find(({ href }) => href === servicesPage);
const dateOf = (day: string) =>
  new Date(`${day}T12:00`).toLocaleDateString(site.language, { dateStyle: "long" });
const { wordingChanged: changed = "" } =
  content.pages.find(({ path }) => path === datedPage)?.bands.find((one) => one.band === "text") ??
  {};

const { company, services: ours, trust, legal } = words.footer;
const linkTo = ({ name, href }: { name: string; href: string }) => `${name} ${href}`;
const footerLinks = {
  [company]: site.navigation.flatMap(({ inFooter: name, href }) =>
    name ? [`${name} ${href}`] : [],
  ),
  [ours]: site.footerServices.map(({ name, service }) => `${name} ${servicePath(service)}`),
  [trust]: site.trustNavigation.map(linkTo),
  [legal]: site.legalNavigation.map(linkTo),
};

sharedTest("header and footer lead everywhere they should, by key too", async ({ page }) => {
  await open(page, solutionPage ?? servicePage);
  const scrollTo = (y: number) => page.evaluate((y) => window.scrollTo(0, y), y);
  const header = page.getByRole("banner");
  const footer = page.getByRole("contentinfo");

  await test.step("the first Tab offers to skip to the content", async () => {
    await page.keyboard.press("Tab");
    const skip = page.getByRole("link", { name: words.header.skip });
    await expect(skip).toBeFocused();
    await expect(skip).toBeInViewport();
    await page.keyboard.press("Enter");
    await expect(page.locator("main")).toBeFocused();
  });

  await test.step("the header has every section, this one lit up, and Get Started", async () => {
    const links = header.getByRole("navigation", { name: words.header.main }).getByRole("link");
    await expect(links).toHaveText(site.navigation.map(({ name }) => name));
    await expect(links.and(page.locator("[aria-current]"))).toHaveText([inHeader?.name ?? ""]);
    const button = header.getByRole("link", { name: site.callToAction.name });
    await expect(button).toHaveAttribute("href", contact);
  });

  await test.step("it changes once the page is scrolled more than 10 px", async () => {
    expect(headerThreshold).toBe(10);
    const ground = () => header.evaluate((one) => getComputedStyle(one).borderBottomColor);
    await scrollTo(headerThreshold);
    await expect(header).not.toHaveAttribute("data-scrolled");
    const before = await ground();
    await scrollTo(headerThreshold + 1);
    await expect(header).toHaveAttribute("data-scrolled");
    await expect.poll(ground).not.toBe(before);
    await scrollTo(headerThreshold);
    await expect(header).not.toHaveAttribute("data-scrolled");
  });

  await test.step("moving the focus inside it leaves the page where it is", async () => {
    await scrollTo(1500);
    // Or as far as the page goes.
    const left = await page.evaluate(() => window.scrollY);
    expect(left).toBeGreaterThan(headerThreshold);
    await header.getByRole("link").first().focus();
    for (let press = 0; press < 4; press++) await page.keyboard.press("Tab");
    await expect(page.locator("header nav :focus")).toHaveCount(1);
    expect(await page.evaluate(() => window.scrollY)).toBe(left);
  });

  await test.step("the footer has every link", async () => {
    for (const [title, expected] of Object.entries(footerLinks)) {
      const links = footer.getByRole("navigation", { name: title }).getByRole("link");
      const found = await links.evaluateAll((links) =>
        links.map((link) => `${link.textContent} ${link.getAttribute("href")}`),
      );
      expect(found).toEqual(expected);
    }
    const mail = footer.getByRole("link", { name: site.mailboxes.info });
    await expect(mail).toHaveAttribute("href", `mailto:${site.mailboxes.info}`);
    for (const { name, href } of site.socialLinks)
      await expect(footer.getByRole("link", { name })).toHaveAttribute("href", href);
  });
});

for (const { path, width, presses } of [
  { path: servicePage, width: 1280, presses: 45 },
  { path: "/", width: 390, presses: 60 },
])
  sharedTest(`nothing lies on what has the focus, on ${path} at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 700 });
    await page.emulateMedia({ reducedMotion: "reduce" });
    await open(page, path);
    const stops = await tabThrough(page, presses, isCovered);
    expect(stops.length).toBeGreaterThan(40);
    expect(stops.filter(({ isFault }) => isFault)).toEqual([]);
  });

test.describe("west of the day's beginning", () => {
  test.use({ timezoneId: "America/Los_Angeles" });

  test("the date and the year are the visitor's, not the build's", async ({ page, pageLog }) => {
    await page.clock.setFixedTime("2031-01-01T02:00:00Z");
    await open(page, datedPage);
    await expect(page.getByRole("main")).toContainText(
      `${words.text.updated}: ${dateOf("2030-12-31")}`,
    );
    await expect(page.getByRole("contentinfo")).toContainText("© 2030");
    await expect(page.getByRole("main")).toContainText(
      filled(words.text.wordingChanged, { date: dateOf(changed) }),
    );
    expect(pageLog.errors).toEqual([]);
    expect(pageLog.messages).toEqual([]);
  });
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false, colorScheme: "dark" });

  test("the system's scheme holds, services are listed, and no control is dead", async ({
    page,
  }) => {
    await page.goto(claimPath(content) ?? "/#contact");
    await expect(page.locator("html")).toHaveCSS("background-color", grounds.dark);
    await expect(page.getByRole("group", { name: words.footer.scheme })).toBeHidden();
    const scrolled = () => page.evaluate(() => window.scrollY);
    await expect.poll(scrolled).toBeGreaterThan(backToTopThreshold);
    await expect(page.locator(".back-to-top")).toBeHidden();
    for (const width of offers.search ? [390, 1440] : []) {
      const search = page.getByRole("banner").getByRole("link", { name: words.search.dialog });
      await page.setViewportSize({ width, height: 844 });
      await expect(search).toBeInViewport();
      await expect(search).toHaveAttribute("href", directory || "/");
    }

    const button = page.getByRole("button", { name: words.catalog.open });
    const panel = page.locator(".catalog > [popover]");
    await button.press("Enter");
    await expect(panel).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(panel).toBeHidden();
    await button.click();
    await panel.getByRole("link", { name: service.title }).click();
    await expect(page).toHaveURL(servicePage);
    await expect(panel).toBeHidden();
  });
});
