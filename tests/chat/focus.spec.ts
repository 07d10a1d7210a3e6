import { box, chatOn, isCovered, openChat } from "../support/chat-parts.ts";
import { expect, open, test } from "../support/fixtures.ts";
import { tabThrough } from "../support/tab-through.ts";

for (const [width, state] of [
  [390, "closed"],
  [1440, "closed"],
  [768, "open"],
  [1440, "open"],
  [1440, "minimized"],
] as const)
  test(`what has the focus is never under the chat: ${state}, ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    if (state === "closed") await open(page, "/services");
    else await openChat(page, "/services");
    if (state === "minimized") await chatOn(page).minimize.click();
    await page.evaluate(() => {
      (document.activeElement as HTMLElement).blur();
      window.getSelection()?.collapse(document.body, 0);
    });
    // Backwards, what comes into view comes from above.
    for (const [key, count] of [
      ["Tab", 70],
      ["Shift+Tab", 30],
    ] as const) {
      const stops = await tabThrough(page, count, isCovered, key);
      expect(stops.length).toBeGreaterThan(count - 10);
      expect(stops.filter(({ isFault }) => isFault)).toEqual([]);
    }
  });

test("a panel that leaves the focus no room gives way", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  const { panel } = await openChat(page, "/about");
  await page.locator("main a").first().focus();
  await expect(panel).toHaveAttribute("data-panel", "minimized");
  expect(await page.locator(":focus").evaluate(isCovered)).toBe(false);
});

test("the page stands still under a pointer that presses a half covered link", async ({ page }) => {
  const { panel } = await openChat(page, "/case-study/azure-cloud-migration");
  const link = page.getByRole("link", { name: "More Success Stories" });
  const visible = 8;
  const top = (await box(link)).y - (await box(panel)).y + visible;
  await page.evaluate((y) => window.scrollTo({ top: y, behavior: "instant" }), top);
  const { x, y } = await box(link);
  await page.mouse.click(x + 40, y + visible / 2);
  await expect(page).toHaveURL("/client-success-stories");
});

test("the menu, which lies above the panel, does not make it give way", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const { panel } = await openChat(page, "/about");
  await page.getByRole("button", { name: "Open menu" }).click();
  const menu = page.getByRole("dialog", { name: "Menu" });
  for (const link of await menu.getByRole("link").all()) await link.focus();
  await page.keyboard.press("Escape");
  await expect(menu).toBeHidden();
  await expect(panel).toHaveAttribute("data-panel", "open");
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
});

test("Escape closes the panel after a click on its plain text too", async ({ page }) => {
  const { panel, button } = await openChat(page);
  await panel.getByRole("heading").click();
  await page.keyboard.press("Escape");
  await expect(panel).toHaveCount(0);
  await expect(button).toBeFocused();
});

for (const width of [320, 390, 1440])
  test(`the last lines of the footer stay free at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await open(page, "/about");
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    const lines = page.getByRole("contentinfo").locator("p, a");
    const button = await box(chatOn(page).button);
    for (const line of [lines.last(), page.getByRole("contentinfo").locator("nav a").last()])
      expect((await box(line)).bottom).toBeLessThanOrEqual(button.y);
  });

test("the keyboard reaches everything in the order in which it stands", async ({ page }) => {
  await openChat(page);
  const walk: string[] = [];
  await chatOn(page).button.focus();
  for (let step = 0; step < 13; step++) {
    walk.push(
      await page.evaluate(() => {
        const { activeElement: at } = document;
        return at?.getAttribute("aria-label") ?? at?.textContent ?? "";
      }),
    );
    await page.keyboard.press("Tab");
  }
  expect(walk.slice(1, 5)).toEqual(["Minimize chat", "Close chat", "Conversation", "Services"]);
  expect(walk.slice(-4, -1)).toEqual(["More topics", "Your message", "Send"]);
  expect(walk.at(-1)).toBe("Clear");
});
