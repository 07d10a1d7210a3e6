import type { Page } from "@playwright/test";
import { expect, goBack, open, test } from "../support/fixtures.ts";
import { holdingServer } from "../support/holding-server.ts";
import { withPageCache } from "../support/page-cache.ts";
import { seenBy, watchTransitions } from "../support/transitions.ts";

test.use(withPageCache);

const slug = "azure-cloud-migration";
const group = `::view-transition-group(${slug}) 350`;

/** The names that the page would give to its parts if it were left now. */
const names = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll("main *")]
      .map((one) => getComputedStyle(one).viewTransitionName)
      .filter((name) => name !== "none"),
  );

for (const path of ["/client-success-stories", "/"])
  test(`the picture of a card on ${path} becomes that of its story, and goes back`, async ({
    page,
    witness,
  }) => {
    await watchTransitions(page);
    await open(page, path);
    expect(await names(page)).toEqual([]);
    const link = page.getByRole("main").getByRole("link", { name: /Azure Cloud Migration/ });
    await link.scrollIntoViewIfNeeded();
    await link.hover();
    expect(await names(page)).toEqual([slug]);
    await link.click();
    await page.waitForURL(`/case-study/${slug}`);
    await expect.poll(() => seenBy(page)).toContain(group);
    expect(await names(page)).toEqual([slug]);

    await goBack(page);
    await expect(page).toHaveURL(path);
    await expect.poll(() => seenBy(page)).toContain(group);
    expect(witness.errors).toEqual([]);
    expect(witness.messages).toEqual([]);
  });

test("a story that comes in two halves waits for its picture before it is shown", async ({
  page,
}) => {
  const server = await holdingServer(`/case-study/${slug}`, { after: '<main id="main"' });
  try {
    await watchTransitions(page);
    await page.goto(`${server.url}/client-success-stories`);
    await page
      .getByRole("main")
      .getByRole("link", { name: /Azure Cloud Migration/ })
      .click();
    await page.waitForURL(`${server.url}/case-study/${slug}`, { waitUntil: "commit" });
    // Time enough for a page to be shown: another one has been, with all that it loads.
    await (await page.context().newPage()).goto(`${server.url}/about`);
    expect(await seenBy(page)).toBe("");
    server.release();
    await expect.poll(() => seenBy(page)).toContain(group);
  } finally {
    server.close();
  }
});

test("of the stories after a story, only the one that is chosen has a name", async ({ page }) => {
  await open(page, `/case-study/${slug}`);
  const next = page.getByRole("link", { name: /Next story/ });
  await next.focus();
  expect(await names(page)).toHaveLength(2);
  expect(new Set(await names(page)).size).toBe(2);
});

test("nothing has a name for who asked for stillness", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await open(page, `/case-study/${slug}`);
  expect(await names(page)).toEqual([]);
});
