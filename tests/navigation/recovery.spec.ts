import { expect, open, sharedTest as test } from "../support/fixtures.ts";

test("a host that fails shows the specified words, with the shell around them and two ways on", async ({
  page,
}) => {
  let fails = true;
  await page.route("**/about", async (route) => {
    if (!fails) return route.continue();
    // As a host does it that is told to: the document, with the status of the failure.
    return route.fulfill({ status: 500, contentType: "text/html", path: "build/client/500.html" });
  });
  await page.goto("/about");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Something went wrong");
  await expect(page.getByRole("main")).toContainText(
    "The application encountered an error. Please try refreshing the page.",
  );
  await expect(page.getByRole("banner")).toBeVisible();
  await expect(page.getByRole("contentinfo")).toBeVisible();
  const home = page.getByRole("link", { name: "Go to the home page" });
  await expect(home).toHaveAttribute("href", "/");

  fails = false;
  await page.getByRole("link", { name: "Reload the page" }).click();
  await expect(page).toHaveURL("/about");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Project managers first");
});

test("a behavior that fails leaves the others working, and the error is reported", async ({
  page,
  pageLog,
}) => {
  await page.addInitScript(() => {
    // The first chart of the services page needs it; nothing else in its script does.
    const { querySelector } = Element.prototype;
    let hasFailed = false;
    Element.prototype.querySelector = function (this: Element, selector: string) {
      if (this.matches("[data-behavior=chart]") && !hasFailed) {
        hasFailed = true;
        throw new Error("on purpose");
      }
      return querySelector.call(this, selector);
    } as typeof querySelector;
  });
  await open(page, "/services");
  expect(pageLog.errors).toEqual(["on purpose"]);
  await page.evaluate(() => window.scrollTo(0, 900));
  await expect(page.locator("header")).toHaveAttribute("data-scrolled");
  await expect(page.getByRole("button", { name: "Back to top" })).toBeVisible();
});

test("the page's script starts in a browser that reports no paint", async ({ page }) => {
  await page.addInitScript(() => {
    const { observe } = PerformanceObserver.prototype;
    PerformanceObserver.prototype.observe = function (options) {
      if (options?.type !== "paint") observe.call(this, options);
    };
  });
  await open(page, "/cookies");
});
