import type { Locator, Page } from "@playwright/test";
import { elementsOf } from "../support/built-documents.ts";
import { chatOn } from "../support/chat-parts.ts";
import { expect, open, sharedTest as test } from "../support/fixtures.ts";
import { hasFilter } from "../support/has-filter.ts";
import { caseStudyList, offers, servicePage, words } from "../support/places.ts";

/** As far as it tells the states apart where no shadow is drawn. */
const look = (chip: Locator) =>
  chip.evaluate((element) => {
    const { backgroundColor, borderColor, color } = getComputedStyle(element);
    return [backgroundColor, borderColor, color].join();
  });

interface Chips {
  kind: string;
  path: string;
  isOffered: boolean;
  find: (page: Page) => Locator;
  choose?: (chip: Locator) => Promise<void>;
}

const all: Chips[] = [
  {
    kind: "filters",
    path: caseStudyList,
    isOffered: hasFilter,
    find: (page) => page.locator("[data-filter] a"),
    choose: (chip) => chip.click(),
  },
  {
    kind: "dates",
    path: servicePage,
    isOffered: Boolean(offers.dates) && elementsOf(servicePage, ".schedule h2").length > 0,
    find: (page) => page.locator("main [aria-pressed]"),
    choose: (chip) => chip.click(),
  },
  {
    kind: "topics of the chat",
    path: servicePage,
    isOffered: offers.chat ?? false,
    find: (page) => page.getByRole("list", { name: words.chat.topics }).locator(".chip"),
  },
];

for (const { kind, path, isOffered, find, choose } of all)
  test(`${kind} show what the pointer and the focus are on, and what is chosen`, async ({
    page,
  }) => {
    test.skip(!isOffered, "This firm has none.");
    await page.emulateMedia({ reducedMotion: "reduce" });
    await open(page, path);
    const chips = find(page);
    if (!choose) await chatOn(page).button.click();
    await expect(chips.nth(1)).toBeVisible();
    const [one, chosen] = [chips.first(), chips.last()];
    await choose?.(chosen);
    for (const media of [
      { colorScheme: "light" },
      { colorScheme: "dark" },
      { forcedColors: "active" },
    ] as const)
      await test.step(Object.values(media).join(), async () => {
        await page.emulateMedia(media);
        await page.mouse.move(0, 0);
        const looks = [await look(one)];
        if (choose) looks.push(await look(chosen));
        // What a choice fetches may still come, and move the chips under the pointer.
        await expect(async () => {
          await one.hover();
          const all = [...looks, await look(one)];
          expect(new Set(all).size).toBe(all.length);
        }).toPass();
        for (const chip of [one, chosen]) {
          await page.keyboard.press("Shift");
          await chip.focus();
          await expect(chip).toHaveCSS("outline-style", "solid");
          await expect(chip).toHaveCSS("outline-offset", "1px");
        }
      });
  });
