import { headerThreshold } from "../../app/browser/constants.ts";
import { callToAction, navigation, site, socialLinks } from "../../app/site.ts";
import { expect, open, test } from "../support/fixtures.ts";
import { tabThrough } from "../support/tab-through.ts";

test("the header leads to every section and to Get Started", async ({ page }) => {
  await page.goto("/");
  const links = page.getByRole("navigation", { name: "Main" }).getByRole("link");
  await expect(links).toHaveText(navigation.map(({ name }) => name));
  const button = page.getByRole("banner").getByRole("link", { name: callToAction.name });
  await expect(button).toHaveAttribute("href", "/contact");
});

for (const [path, name] of [
  ["/", "Home"],
  ["/services/cloud-migration", "Services"],
  ["/case-study/azure-cloud-migration", "Case Studies"],
] as const) {
  test(`${path} lights up ${name} alone`, async ({ page }) => {
    await page.goto(path);
    const links = page.getByRole("navigation", { name: "Main" }).getByRole("link");
    const active = links.and(page.locator("[aria-current]"));
    await expect(active).toHaveText([name]);
  });
}

test("the header changes once the page is scrolled more than 10 px", async ({ page }) => {
  expect(headerThreshold).toBe(10);
  await open(page, "/");
  const header = page.locator("header");
  await page.evaluate((y) => window.scrollTo(0, y), headerThreshold + 1);
  await expect(header).toHaveAttribute("data-scrolled");
  await page.evaluate((y) => window.scrollTo(0, y), headerThreshold);
  await expect(header).not.toHaveAttribute("data-scrolled");
});

test("the footer leads everywhere it should", async ({ page }) => {
  await page.goto("/about");
  const footer = page.getByRole("contentinfo");
  const names = (title: string) =>
    footer.getByRole("navigation", { name: title }).getByRole("link");
  const targets = (title: string) =>
    names(title).evaluateAll((links) =>
      links.map((link) => `${link.textContent} ${link.getAttribute("href")}`),
    );
  expect(await targets("Company")).toEqual([
    "Home /",
    "Services /services",
    "About Us /about",
    "Contact /contact",
  ]);
  expect(await targets("Services")).toEqual([
    "Project Management Service /services/project-management-service",
    "Strategic Consulting /services/strategic-consulting",
    "Digital Transformation /services/digital-transformation",
    "Enterprise Transformation /services/enterprise-transformation",
    "AI & ML Solutions /services/ai-ml-solutions",
  ]);
  expect(await targets("Legal")).toEqual([
    "Privacy Policy /privacy-policy",
    "Terms of Service /terms-of-service",
    "Cookies /cookies",
  ]);
  expect(await targets("Trust")).toEqual([
    "Accessibility /accessibility",
    "Security /security",
    "Testimonials /testimonials",
    "How we measure /about#how-we-measure",
    "Sitemap /sitemap",
  ]);
  await expect(footer.getByRole("link", { name: site.mailboxes.info })).toHaveAttribute(
    "href",
    `mailto:${site.mailboxes.info}`,
  );
  for (const { name, href } of socialLinks) {
    expect(href).toMatch(/^https:\/\//);
    await expect(footer.getByRole("link", { name })).toHaveAttribute("href", href);
  }
});

for (const [timezoneId, date] of [
  ["America/Los_Angeles", "December 31, 2030"],
  ["Pacific/Kiritimati", "January 1, 2031"],
] as const)
  test.describe(`in ${timezoneId}`, () => {
    test.use({ timezoneId });
    test("the date and the year are the visitor's, not the build's", async ({ page, witness }) => {
      await page.clock.setFixedTime("2031-01-01T02:00:00Z");
      await open(page, "/privacy-policy");
      await expect(page.getByRole("main")).toContainText(`Last updated: ${date}`);
      await expect(page.getByRole("contentinfo")).toContainText(`© ${date.slice(-4)}`);
      await expect(page.getByRole("main")).toContainText("Wording last changed November 16, 2026");
      expect(witness.errors).toEqual([]);
      expect(witness.messages).toEqual([]);
    });
  });

test("the first Tab offers to skip to the content", async ({ page }) => {
  await open(page, "/about");
  await page.keyboard.press("Tab");
  const skip = page.getByRole("link", { name: "Skip to content" });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press("Enter");
  await expect(page.locator("main")).toBeFocused();
});

test("every landmark has a name of its own", async ({ page }) => {
  await page.goto("/services/strategic-portfolio-management");
  const names = await page
    .getByRole("navigation")
    .evaluateAll((elements) => elements.map((element) => element.getAttribute("aria-label")));
  expect(names).toEqual(
    expect.arrayContaining(["Main", "Breadcrumb", "Company", "Services", "Trust", "Legal"]),
  );
  expect(new Set(names).size).toBe(names.length);
});

test("no focused element hides under the header or a sticky box", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.emulateMedia({ reducedMotion: "reduce" });
  await open(page, "/services/cloud-migration");
  const stops = await tabThrough(page, 45, (focused) => {
    const { left, top, width, height } = focused.getBoundingClientRect();
    const onTop = document.elementFromPoint(left + width / 2, top + height / 2);
    return !onTop || !(focused.contains(onTop) || onTop.contains(focused));
  });
  expect(stops.length).toBeGreaterThan(40);
  expect(stops.filter(({ isFault }) => isFault)).toEqual([]);
});

test("moving the focus inside the header leaves the page where it is", async ({ page }) => {
  await open(page, "/about");
  await page.evaluate(() => window.scrollTo(0, 1500));
  await page.getByRole("banner").getByRole("link").first().focus();
  for (let i = 0; i < 4; i++) await page.keyboard.press("Tab");
  await expect(page.locator("header nav :focus")).toHaveCount(1);
  expect(await page.evaluate(() => window.scrollY)).toBe(1500);
});
