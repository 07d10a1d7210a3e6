import type { Page } from "@playwright/test";
import { expect, goBack, open, test } from "../support/fixtures.ts";
import { holdingServer } from "../support/holding-server.ts";
import { watchDocuments } from "../support/requests.ts";
import { follow } from "../support/visit.ts";

const missing = [
  { path: "/services/nope", to: "/services", logs: [] },
  {
    path: "/case-study/nope",
    to: "/client-success-stories",
    logs: ["error: Case study not found: /case-study/nope"],
  },
];

/** Follows a link that no page has. */
async function followLink(page: Page, path: string) {
  await page.evaluate((path) => {
    const link = document.createElement("a");
    link.href = path;
    document.body.append(link);
    link.click();
  }, path);
}

for (const { path, to, logs } of missing) {
  test(`a visit to ${path} ends at ${to}, and Back leaves it`, async ({ page, witness }) => {
    await open(page, "/about");
    const response = await page.goto(path);
    expect(response?.status()).toBe(404);
    await expect(page).toHaveURL(to);
    await expect(page.locator("h1")).toHaveCount(1);
    await expect(page.locator("h1")).not.toHaveText(/Not Found/);
    await expect.poll(() => witness.ownMessages).toEqual(logs);

    await goBack(page);
    await expect(page).toHaveURL("/about");
  });

  test(`a link to ${path} ends at ${to}, and Back leaves it`, async ({ page, witness }) => {
    await open(page, "/about");
    await followLink(page, path);
    await expect(page).toHaveURL(to);
    await expect(page.locator("h1")).toHaveCount(1);
    await expect.poll(() => witness.ownMessages).toEqual(logs);

    await goBack(page);
    await expect(page).toHaveURL("/about");
    await expect(page.locator("h1")).toHaveText("Project managers first");
  });
}

for (const { path, to } of missing)
  test(`${path} never shows the 404 page on its way to ${to}`, async ({ page, witness }) => {
    // What the page says of itself: nobody can ask it on its way, Playwright waits for the arrival.
    const { messages } = witness;
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

test("a story that does not exist has a page of its own, for those who stay", async ({
  page,
  request,
}) => {
  const response = await request.get("/case-study/nope");
  expect(response.status()).toBe(404);
  expect(await response.text()).toContain("The case study you're looking for could not be found.");
  // A host that knows of no error pages by folder sends the general one.
  await page.route("**/case-study/nope", async (route) =>
    route.fulfill({ response: await route.fetch({ url: new URL("/nope", page.url()).href }) }),
  );
  await page.goto("/about");
  await page.goto("/case-study/nope");
  await expect(page).toHaveURL("/client-success-stories");
});

test("an unknown path shows the 404 page and logs the path, on a visit and on a link", async ({
  page,
  witness,
}) => {
  const response = await page.goto("/no/such/page");
  expect(response?.status()).toBe(404);
  await expect(page).toHaveTitle(/^Page not found \|/);
  await expect(page.getByText("404", { exact: true })).toBeVisible();
  await expect(page.getByRole("main")).toContainText(
    "We couldn't find the page you're looking for. It might have been moved, deleted, or never existed.",
  );
  await expect.poll(() => witness.ownMessages).toEqual(["error: Page not found: /no/such/page"]);

  await open(page, "/about");
  await followLink(page, "/neither/this");
  await expect(page.getByRole("heading", { name: "Page Not Found" })).toBeVisible();
  await expect(page).toHaveURL("/neither/this");
  await expect.poll(() => witness.ownMessages.at(-1)).toBe("error: Page not found: /neither/this");

  await goBack(page);
  await expect(page).toHaveURL("/about");
});

test("a slash at the end is the same page, and leaves the address bar", async ({
  page,
  witness,
}) => {
  await open(page, "/about/");
  await expect(page).toHaveURL("/about");
  await expect(page.locator("h1")).toHaveText("Project managers first");
  await follow(page, "Contact", "/contact");
  await goBack(page);
  await expect(page.locator("h1")).toHaveText("Project managers first");
  expect(witness.messages).toEqual([]);
});

for (const path of ["/About", "/SERVICES", "/404", "/404.html"])
  test(`${path} is another address, and shows the 404 page once`, async ({ page, witness }) => {
    const documents = watchDocuments(page);
    const response = await page.goto(path);
    expect(response?.status()).toBe(404);
    await expect.poll(() => witness.ownMessages).toEqual([`error: Page not found: ${path}`]);
    await expect(page.locator("h1")).toHaveText("Page Not Found");
    expect(documents).toHaveLength(1);
    expect(witness.errors).toEqual([]);
  });

for (const path of ["/index.html", "/about/index.html", "/about//", "/%61bout"])
  test(`${path} is led to the one address of its page`, async ({ page, witness }) => {
    await page.goto(path);
    await expect(page).toHaveURL(path === "/index.html" ? "/" : "/about");
    await expect(page.locator("h1")).toBeVisible();
    expect(witness.errors).toEqual([]);
    expect(witness.messages).toEqual([]);
  });

test("other methods than reading are refused", async ({ request }) => {
  const response = await request.post("/about");
  expect(response.status()).toBe(405);
});
