import { chatInactivity } from "../../app/browser/constants.ts";
import { violations } from "../support/accessibility.ts";
import { box, chatOn, openChat } from "../support/chat-parts.ts";
import { expect, open, test } from "../support/fixtures.ts";

for (const width of [390, 1440])
  test(`is accessible in every state at ${width} px`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.setViewportSize({ width, height: 844 });
    const { send, messages, typing, clear, minimize, expand, panel } = await openChat(page);
    // The page around the chat is the same in every state.
    const check = async (state: string) =>
      expect(await violations(page, "[data-chat]"), state).toEqual([]);
    // Long enough for the next state to be there while axe, which needs the time, looks at it.
    await page.clock.resume();
    expect(await violations(page), "open, and the page around it").toEqual([]);
    for (let count = 0; count < 40; count++) await send("price");
    await check("typing");
    await expect(typing).toBeVisible();
    await clear.click();
    await send("price");
    await expect(messages).toHaveCount(3);
    await check("answered");
    await minimize.click();
    await check("minimized");
    await expand.click();
    await page.clock.fastForward(chatInactivity);
    await expect(panel).toHaveAttribute("data-tucked");
    await check("tucked away");
  });

test("what the page says of the chat's code is accessible, on its way and lost", async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(/\/assets\/mount-/, async (route) => {
    await promise;
    await route.abort();
  });
  await open(page, "/about");
  const { button, notice } = chatOn(page);
  await button.click();
  await expect(notice).toBeVisible();
  expect(await violations(page, "[data-chat]"), "on its way").toEqual([]);
  resolve();
  await expect(notice.getByRole("link")).toBeVisible();
  expect(await violations(page, "[data-chat]"), "lost").toEqual([]);
});

test("is not printed, keeps its edges in forced colors, and stays below the menu", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const { panel, button } = await openChat(page);
  await page.emulateMedia({ media: "print" });
  await expect(panel).toBeHidden();
  await expect(button).toBeHidden();
  await page.emulateMedia({ media: "screen", forcedColors: "active" });
  const edges = await page
    .locator("[data-chat] > button, [data-panel], [data-sender] > p")
    .evaluateAll((all) => all.map((el) => getComputedStyle(el).borderTopWidth));
  expect(edges).toEqual(["1px", "1px", "1px"]);

  await page.getByRole("button", { name: "Open menu" }).click();
  const menu = page.getByRole("dialog", { name: "Menu" });
  await expect(menu).toBeVisible();
  const { x, y } = await box(button);
  const isMenu = ({ x, y }: { x: number; y: number }) =>
    document.elementFromPoint(x + 20, y + 20)?.closest("dialog") !== null;
  expect(await page.evaluate(isMenu, { x, y })).toBe(true);
});
