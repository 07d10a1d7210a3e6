import { searchSettles } from "../../app/browser/constants.ts";
import { content } from "../../app/content/all-offers.test-helper.ts";
import { hostileMessages } from "../../app/islands/chat/hostile-messages.test-helper.ts";
import { searchWords } from "../../app/lib/island-data.ts";
import { filled } from "../../app/lib/use-words.ts";
import { violations } from "../support/accessibility.ts";
import { weightOf } from "../support/built-files.ts";
import { box } from "../support/chat-parts.ts";
import { expect, open, sharedTest, test } from "../support/fixtures.ts";
import { anyPage, contact, offers, service } from "../support/places.ts";
import { watchRequests } from "../support/requests.ts";
import { openSearch, searchFiles, searchOn } from "../support/search-parts.ts";
import { storedTraces } from "../support/stored-traces.ts";
import { follow, sidewaysScroll } from "../support/visit.ts";

const labels = content.words.search;

/** Bytes of its own code and looks; where there is a chat, without what it shares with that. */
const ownBudget = offers.chat ? 6_000 : 72_000;

test("results: offered, grouped, marked, announced, kept and weighed", async ({ page }) => {
  await page.clock.install({ time: new Date("2026-03-04T09:05:00") });
  await open(page, anyPage);
  await follow(page, contact);
  await page.clock.pauseAt(new Date("2026-03-04T09:06:00"));
  const { dialog, input, list, groups, options, chosen, status } = searchOn(page);
  const files = watchRequests(page, (request) => searchFiles.test(request.url()));
  await page.keyboard.press("/");
  await expect(input).toBeFocused();
  const own = files.filter((file) => !file.endsWith(".json"));
  expect(own).toHaveLength(2);
  expect(own.reduce((sum, file) => sum + weightOf(file), 0)).toBeLessThanOrEqual(ownBudget);

  await test.step("an empty query offers the page one came from, then what is near", async () => {
    await expect(list).toHaveAccessibleName(labels.suggestions);
    await expect(groups.first()).toHaveAccessibleName(labels.recent);
    await expect(chosen).toHaveAttribute("href", anyPage);
    await expect(groups.nth(1)).toHaveAccessibleName(labels.nearby);
    // On a small site all that is useful is near.
    for (const href of (searchWords(content)?.usefulPages ?? []).filter((one) => one !== contact))
      await expect(list.locator(`[href="${href}"]`)).toBeVisible();
  });

  await test.step("counts are announced once typing settles", async () => {
    await input.pressSequentially(service.title.slice(0, -1));
    await page.clock.runFor(searchSettles - 1);
    await expect(status).toBeEmpty();
    await input.press(service.title.slice(-1));
    await page.clock.runFor(searchSettles - 1);
    await expect(status).toBeEmpty();
    await page.clock.runFor(1);
    await expect(status).toHaveText(filled(labels.count.other, { count: await options.count() }));
  });

  await test.step("results stand by kind, with the words that were found marked", async () => {
    await input.fill(service.title.slice(0, -1));
    await expect(list).toHaveAccessibleName(labels.results);
    await expect(groups.first()).toHaveAccessibleName(labels.kinds.service);
    const mark = options.first().locator("mark").first();
    await expect(mark).toHaveText(service.title.split(" ")[0] ?? "");
    await expect(mark).toHaveCSS("text-decoration-line", "underline");
    await expect(mark).toHaveCSS("background-color", "rgba(0, 0, 0, 0)");
  });

  await test.step("where nothing is found, it says so and offers pages and a letter", async () => {
    const nothingFound = filled(labels.nothingFound, {
      query: filled(labels.quote, { query: "zqxj" }),
    });
    await input.fill("zqxj");
    await page.clock.runFor(searchSettles);
    await expect(status).toContainText(nothingFound);
    await expect(dialog.getByText(nothingFound).first()).toBeVisible();
    await expect(groups.last()).toHaveAccessibleName(labels.askUs);
  });

  await test.step("the query survives closing and is gone with the next letter; nothing is stored", async () => {
    await input.fill(service.title);
    await page.keyboard.press("Escape");
    await page.keyboard.press("/");
    await expect(input).toHaveValue(service.title);
    await expect(chosen).toContainText(service.title);
    await page.keyboard.type("l");
    await expect(input).toHaveValue("l");
    expect(await storedTraces(page)).toEqual([]);
  });
});

sharedTest(
  "fits every screen, is accessible there and safe from hostile queries",
  async ({ page, pageLog }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    const { input, options, dialog, chosen } = await openSearch(page);
    for (const [width, place] of [
      [1440, { x: 368, width: 704 }],
      [390, { x: 0, y: 0, width: 390, height: 844 }],
      [320, { x: 0, y: 0, width: 320, height: 844 }],
    ] as const) {
      await page.setViewportSize({ width, height: 844 });
      expect(await box(dialog)).toMatchObject(place);
      for (const query of ["", service.title, "zqxj"]) {
        await input.fill(query);
        await expect(options.first()).toBeVisible();
        // Below that, only the room is less.
        if (width > 320)
          expect(await violations(page, "[data-search]"), `${query}, ${width} px`).toEqual([]);
        expect(await sidewaysScroll(page)).toBeLessThanOrEqual(0);
      }
    }

    for (const text of hostileMessages(40)) {
      await input.fill(text);
      expect(await options.count()).toBeGreaterThan(0);
    }
    await expect(dialog.locator("script, img, style")).toHaveCount(0);
    expect(await page.evaluate(() => "injected" in window)).toBe(false);
    expect(await dialog.evaluate((el) => el.scrollWidth - el.clientWidth)).toBeLessThanOrEqual(0);
    expect(pageLog.errors).toEqual([]);

    // A window enlarged to 400 % has room for what is found.
    await page.setViewportSize({ width: 320, height: 256 });
    await input.fill(service.title);
    await expect(options.first()).toBeInViewport({ ratio: 1 });
    await page.emulateMedia({ forcedColors: "active" });
    await expect(chosen).toHaveCSS("outline-style", "solid");
    await page.emulateMedia({ media: "print" });
    await expect(dialog).toBeHidden();
  },
);
