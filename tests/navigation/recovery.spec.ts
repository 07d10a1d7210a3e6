import { allPages } from "../../app/site.ts";
import { built } from "../pages/built-parts.ts";
import { elementsOf } from "../support/built-documents.ts";
import { expect, open, sharedTest as test } from "../support/fixtures.ts";
import { servicesPage, shortPage, words } from "../support/places.ts";

test("the page of a host that fails has the specified words, the shell and two ways on", () => {
  const page = built("/500.html");
  expect(page.texts("h1")).toEqual([words.errors.server.heading]);
  expect(page.first("main").text).toContain(words.errors.server.text);
  expect(page.links("main a")).toEqual([
    `${words.errors.server.reload} → `,
    `${words.errors.server.home} → /`,
  ]);
  expect([page.count("header"), page.count("footer")]).toEqual([1, 1]);
});

/** The services page, or where else there is a chart. */
const chartPage = [servicesPage, ...allPages].find(
  (page) => elementsOf(page, "[data-behavior=chart]").length > 0,
);

test("a behavior that fails leaves the others working, and the error is reported", async ({
  page,
  pageLog,
}) => {
  test.skip(!chartPage, "No page has a chart.");
  await page.addInitScript(() => {
    // The first chart of the page needs it; nothing else in its script does.
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
  await open(page, chartPage ?? "");
  expect(pageLog.errors).toEqual(["on purpose"]);
  await page.evaluate(() => window.scrollTo(0, 900));
  await expect(page.locator("header")).toHaveAttribute("data-scrolled");
  await expect(page.getByRole("button", { name: words.dock.top })).toBeVisible();
});

test("the page's script starts in a browser that reports no paint", async ({ page }) => {
  await page.addInitScript(() => {
    const { observe } = PerformanceObserver.prototype;
    PerformanceObserver.prototype.observe = function (options) {
      if (options?.type !== "paint") observe.call(this, options);
    };
  });
  await open(page, shortPage);
});
