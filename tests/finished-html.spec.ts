import { expect, goBack, open, test } from "./fixtures.ts";

/** A link that React has no component for. */
const storyLink = 'main a[href="/case-study/azure-cloud-migration"]';
const storyPath = "/case-study/azure-cloud-migration";

test("a link in finished HTML is fetched when the pointer rests on it, and leads on without a new document", async ({
  page,
}) => {
  await open(page, "/");
  let documents = 0;
  page.on("request", (request) => {
    if (request.isNavigationRequest()) documents++;
  });
  const link = page.locator(storyLink);
  const prefetched = page.waitForResponse((response) =>
    response.url().endsWith(`${storyPath}.data`),
  );
  await link.hover();
  await prefetched;
  await expect(page.locator(`link[rel="prefetch"][href="${storyPath}.data"]`)).toBeAttached();
  await page.getByRole("banner").hover();
  await expect(page.locator('link[rel="prefetch"]')).toHaveCount(0);

  await link.click();
  await expect(page).toHaveURL(storyPath);
  await expect(page.locator("h1")).toBeFocused();
  expect(documents).toBe(0);
  await goBack(page);
  await expect(page.locator("h1")).toContainText("Elevating Enterprise");
  expect(documents).toBe(0);
});

test("the keyboard follows it, and its focus fetches it", async ({ page }) => {
  await open(page, "/");
  const prefetched = page.waitForResponse((response) =>
    response.url().endsWith(`${storyPath}.data`),
  );
  await page.locator(storyLink).focus();
  await prefetched;
  await page.keyboard.press("Enter");
  await expect(page.locator("h1")).toBeFocused();
  await expect(page).toHaveURL(storyPath);
});

for (const modifiers of [["ControlOrMeta"], ["Shift"]] as const)
  test(`with ${modifiers} it is the browser's, in another tab or window`, async ({ page }) => {
    await open(page, "/");
    // Not opened for the test: a new window can take a loaded machine a minute.
    const isLeft = page.evaluate(
      () =>
        new Promise((resolve) => {
          const listen = (event: Event) => {
            resolve(!event.defaultPrevented);
            event.preventDefault();
          };
          window.addEventListener("click", listen, { once: true });
        }),
    );
    await page.locator(storyLink).click({ modifiers: [...modifiers] });
    expect(await isLeft).toBe(true);
    await expect(page).toHaveURL("/");
  });

test("a link to this very page adds nothing to the history", async ({ page }) => {
  await open(page, "/about");
  const length = () => page.evaluate(() => window.history.length);
  const before = await length();
  await page.getByRole("contentinfo").getByRole("link", { name: "About Us" }).click();
  await expect(page).toHaveURL("/about");
  expect(await length()).toBe(before);
});

test("a link out of the site is left to the browser", async ({ page }) => {
  await open(page, "/");
  // Nothing may be asked of another host, so the click is stopped where the browser would take over.
  const left = await page.evaluate(async () => {
    const taken = (selector: string) =>
      new Promise<boolean>((resolve) => {
        window.addEventListener(
          "click",
          (event) => {
            resolve(event.defaultPrevented);
            event.preventDefault();
          },
          { once: true },
        );
        document.querySelector<HTMLElement>(selector)?.click();
      });
    return {
      mail: await taken('footer a[href^="mailto:"]'),
      other: await taken('footer a[href^="https:"]'),
      own: await taken('footer a[href="/about"]'),
    };
  });
  expect(left).toEqual({ mail: false, other: false, own: true });
});

test("the page's data does not repeat the HTML that the page holds, and all of it stays", async ({
  page,
}) => {
  const html = await (await page.request.get("/about")).text();
  const data = /streamController\.enqueue\(("(?:[^"\\]|\\.)*")\)/.exec(html)?.[1] ?? "";
  expect(data).toContain("og:title");
  expect(data).not.toContain("\\u003csection");

  await open(page, "/about");
  const before = await page.locator("main").innerText();
  // To another page and back: now it is the data file that brings the HTML.
  await page.getByRole("contentinfo").getByRole("link", { name: "Cookies" }).click();
  await expect(page).toHaveURL("/cookies");
  await goBack(page);
  await expect(page.locator("h1")).toHaveText("Project managers first");
  expect(await page.locator("main").innerText()).toBe(before);
});

test("a page that React has to build anew keeps what its document brought", async ({ page }) => {
  // As an extension may do it: what arrives is not what was rendered.
  await page.route("/about", async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace("Skip to content", "Translated");
    await route.fulfill({ response, body });
  });
  await open(page, "/about");
  await expect(page.getByRole("link", { name: "Skip to content" })).toBeAttached();
  await expect(page.locator("h1")).toHaveText("Project managers first");
  await expect(page.getByRole("contentinfo").getByRole("link", { name: "Cookies" })).toBeVisible();
  await page.getByRole("contentinfo").getByRole("link", { name: "Cookies" }).click();
  await expect(page.locator("h1")).toBeFocused();
});
