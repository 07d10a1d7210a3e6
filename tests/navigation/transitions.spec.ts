import type { Page } from "@playwright/test";
import { content } from "../../app/content/content.ts";
import { filled } from "../../app/lib/use-words.ts";
import { expect, goBack, open, test } from "../support/fixtures.ts";
import { holdingServer } from "../support/holding-server.ts";
import { needed } from "../support/needed.ts";
import { withPageCache } from "../support/page-cache.ts";
import { anyPage, caseStudyList, study } from "../support/places.ts";
import { seenBy, watchTransitions } from "../support/transitions.ts";
import { follow } from "../support/visit.ts";

test.use(withPageCache);

test.beforeEach(() => void needed(study, "case studies"));

const { slug = "", title = "" } = study ?? {};
const group = `::view-transition-group(${slug}) 350`;
const card = (page: Page) => page.getByRole("main").getByRole("link", { name: title }).last();

/** The names that the page would give to its parts if it were left now. */
const names = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll("main *")]
      .map((one) => getComputedStyle(one).viewTransitionName)
      .filter((name) => name !== "none"),
  );

test("pages cross-fade in 150 ms, and a picture of a card becomes that of its case study", async ({
  page,
  pageLog,
}) => {
  await watchTransitions(page);
  await open(page, anyPage);
  await follow(page, "/");

  await test.step("the pages fade, what floats does not, and nothing takes longer", async () => {
    await expect
      .poll(() => seenBy(page))
      .toMatch(/^fades,.*::view-transition-new\(root\) 150.*::view-transition-old\(root\) 150/);
    expect(await seenBy(page)).not.toMatch(/(old|new)\(chat/);
    for (const [, duration] of (await seenBy(page)).matchAll(/\) (\d+)/g))
      expect(duration).toBe("150");
  });

  await test.step("the picture goes along to its case study, and back", async () => {
    expect(await names(page)).toEqual([]);
    await card(page).scrollIntoViewIfNeeded();
    await card(page).hover();
    expect(await names(page)).toEqual([slug]);
    await card(page).click();
    await page.waitForURL(`/case-study/${slug}`);
    await expect.poll(() => seenBy(page)).toContain(group);
    await goBack(page);
    await expect(page).toHaveURL("/");
    await expect.poll(() => seenBy(page)).toContain(group);
  });

  const next = content.caseStudies[1];
  await test.step("of the case studies after one, only the one that is chosen has a name", async () => {
    if (!next) return;
    await open(page, `/case-study/${slug}`);
    expect(await names(page)).toEqual([slug]);
    await page
      .getByRole("link", { name: filled(content.words.caseStudies.next, { industry: "" }) })
      .focus();
    expect(new Set(await names(page)).size).toBe(2);
    expect(await names(page)).toHaveLength(2);
  });

  await test.step("nothing fades or has a name for who asked for stillness", async () => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    expect(await names(page)).toEqual([]);
    await follow(page, caseStudyList);
    expect(await seenBy(page)).toBe("stands");
  });
  expect([...pageLog.errors, ...pageLog.messages]).toEqual([]);
});

test("a case study that comes in two halves waits for its picture before it is shown", async ({
  page,
}) => {
  const server = await holdingServer(`/case-study/${slug}`, { after: '<main id="main"' });
  try {
    await watchTransitions(page);
    await page.goto(server.url + caseStudyList);
    await card(page).click();
    await page.waitForURL(`${server.url}/case-study/${slug}`, { waitUntil: "commit" });
    // Time enough for a page to be shown: another one has been, with all that it loads.
    await (await page.context().newPage()).goto(server.url + anyPage);
    expect(await seenBy(page)).toBe("");
    server.release();
    await expect.poll(() => seenBy(page)).toContain(group);
  } finally {
    server.close();
  }
});
