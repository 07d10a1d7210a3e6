import { violations } from "../support/accessibility.ts";
import { box, openChat } from "../support/chat-parts.ts";
import { expect, test } from "../support/fixtures.ts";

test.use({ hasTouch: true });

const minute = 60_000;

test("tucks itself away after a minute without a sign of life, and comes back", async ({
  page,
}) => {
  const { panel, button, messages, list, input, send, minimize, expand, close, is } =
    await openChat(page);
  const height = async () => (await box(panel)).height;
  const isWhole = () => expect.poll(height).toBe(24 * 16);
  /** Nothing for so long, and then it is no more than its header. */
  const isTuckedAfter = async (time: number) => {
    // A scroll that is still on its way would count as a sign of life: this waits for two frames.
    await (await panel.elementHandle())?.waitForElementState("stable");
    await page.clock.runFor(time - 1);
    await isWhole();
    await page.clock.runFor(1);
    await expect.poll(height).toBe(4 * 16);
    await is("open");
  };
  await send("price");
  await page.clock.runFor(600);
  await expect(messages).toHaveCount(3);
  // The list's own scrolling counts as a sign of life too: it has to be over.
  const question = async () => (await box(messages.nth(1))).y - (await box(list)).y;
  await expect.poll(question).toBeLessThan(18);

  const scroll = async () => {
    const scrolled = new Promise((done) => addEventListener("scroll", done, { once: true }));
    window.scrollBy(0, 50);
    await scrolled;
  };
  const signs: [string, () => Promise<unknown>][] = [
    ["touch", () => page.locator("h1").dispatchEvent("touchstart")],
    ["scroll", () => page.evaluate(scroll)],
    ["mouse", () => page.mouse.move(500 + Math.random() * 100, 300)],
    ["key", () => page.keyboard.type("k")],
  ];
  for (const [sign, live] of signs)
    await test.step(sign, async () => {
      await page.clock.runFor(minute - 1000);
      await live();
      await isTuckedAfter(minute);
      await live();
      await isWhole();
    });
  // The focus has stayed, so what is typed is not lost.
  await expect(input).toHaveValue("kk");

  await test.step("the minute does not run while the tab is hidden, nor while minimized", async () => {
    const turn = (hidden: boolean) =>
      page.evaluate((value) => {
        Object.defineProperty(document, "hidden", { value, configurable: true });
        document.dispatchEvent(new Event("visibilitychange"));
      }, hidden);
    await page.clock.runFor(minute - 1000);
    await turn(true);
    await page.clock.runFor(10 * minute);
    await turn(false);
    await isTuckedAfter(1000);
    await expect(panel.locator("[data-head]")).toHaveCSS("opacity", "0.7");
    await minimize.click();
    await page.clock.runFor(2 * minute);
    await expand.click();
    await isTuckedAfter(minute);
  });

  await test.step("the tap that brings it back presses nothing that has come under it", async () => {
    await close.tap();
    await isWhole();
    await expect(messages).toHaveCount(3);
    await close.tap();
    await is("closed");
  });

  await page.emulateMedia({ reducedMotion: "reduce" });
  await button.click();
  await isTuckedAfter(minute);
  // axe needs time to pass.
  await page.clock.resume();
  expect(await violations(page, "[data-chat]")).toEqual([]);
});
