import { expect, goBack, goForward, open, test } from "./fixtures.ts";

const scrollY = () => window.scrollY;

test("a new page starts at the top, with the focus on its heading and its title announced", async ({
  page,
}) => {
  await open(page, "/");
  const announcement = page.getByRole("status");
  await expect(announcement).toBeEmpty();

  await page.evaluate(() => window.scrollTo(0, 2000));
  await page
    .getByRole("navigation", { name: "Services" })
    .getByRole("link", { name: "Digital Transformation" })
    .click();
  await expect(page).toHaveURL("/services/digital-transformation");
  await expect(page.locator("h1")).toBeFocused();
  await expect(announcement).toHaveText(await page.title());
  expect(await page.evaluate(scrollY)).toBe(0);
});

test("Back returns to where the page was left, and Forward too", async ({ page }) => {
  await open(page, "/services");
  await page.evaluate(() => window.scrollTo(0, 1500));
  await page.locator('main a[href="/services/cloud-migration"]').click();
  await expect(page.locator("h1")).toHaveText("Cloud Migration");
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

test("a hash inside a page takes the focus along, and Back and Forward follow it", async ({
  page,
}) => {
  await open(page, "/privacy-policy");
  const contents = page.getByRole("navigation", { name: "On this page" });
  await contents.getByRole("link", { name: "Server logs" }).click();
  await expect(page.locator("#server-logs")).toBeFocused();
  const atLogs = await page.evaluate(scrollY);
  expect(atLogs).toBeGreaterThan(200);
  await contents.getByRole("link", { name: "Changes to this policy" }).click();
  await expect(page.locator("#changes-to-this-policy")).toBeFocused();
  await goBack(page);
  await expect(page).toHaveURL("/privacy-policy#server-logs");
  await expect.poll(() => page.evaluate(scrollY)).toBe(atLogs);
});

test("a link is fetched when the pointer comes near, and then not again", async ({ page }) => {
  const dataFiles: string[] = [];
  page.on("request", (request) => {
    if (request.url().endsWith(".data")) dataFiles.push(request.url());
  });
  await open(page, "/");
  const link = page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "About" });
  const prefetched = page.waitForResponse((response) => response.url().endsWith("/about.data"));
  await link.hover();
  await prefetched;
  await link.click();
  await expect(page).toHaveURL("/about");
  const fromNetwork = await page.evaluate(
    () =>
      performance
        .getEntriesByType("resource")
        .filter((entry) => entry.name.endsWith("/about.data"))
        .filter((entry) => (entry as PerformanceResourceTiming).transferSize > 0).length,
  );
  expect(dataFiles.length).toBeGreaterThan(0);
  expect(fromNetwork).toBe(1);
});

for (const reducedMotion of ["no-preference", "reduce"] as const) {
  test(`pages cross-fade, with motion ${reducedMotion}`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion });
    await page.addInitScript(() => {
      const transitions = { count: 0, animations: 0 };
      Object.assign(window, { transitions });
      const start = document.startViewTransition.bind(document);
      document.startViewTransition = ((update: ViewTransitionUpdateCallback) => {
        transitions.count++;
        const transition = start(update);
        void transition.ready.then(() => {
          transitions.animations += document
            .getAnimations()
            .filter(({ effect }) =>
              (effect as KeyframeEffect).pseudoElement?.startsWith("::view-transition"),
            ).length;
        });
        return transition;
      }) as typeof document.startViewTransition;
    });
    await open(page, "/");
    const menu = page.getByRole("navigation", { name: "Main" });
    await menu.getByRole("link", { name: "About" }).click();
    await expect(page.locator("h1")).toBeFocused();
    const transitions = () =>
      (window as unknown as { transitions: { count: number; animations: number } }).transitions;
    await expect.poll(() => page.evaluate(transitions)).toMatchObject({ count: 1 });
    if (reducedMotion === "reduce") expect((await page.evaluate(transitions)).animations).toBe(0);
    else
      await expect
        .poll(async () => (await page.evaluate(transitions)).animations)
        .toBeGreaterThan(0);

    // A page does not fade into itself: of two more clicks, one leads to another page.
    await menu.getByRole("link", { name: "About" }).click();
    await menu.getByRole("link", { name: "Contact" }).click();
    await expect(page).toHaveURL("/contact");
    await expect(page.locator("h1")).toBeFocused();
    expect(await page.evaluate(transitions)).toMatchObject({ count: 2 });
  });
}
