import { startUpScripts } from "../../app/browser/start-up/scripts.ts";
import { violations } from "../support/accessibility.ts";
import { read, weightOf } from "../support/built-files.ts";
import { chatCode, chatOn, chatStyles } from "../support/chat-parts.ts";
import { expect, open, test } from "../support/fixtures.ts";
import { anyPage, contact, words } from "../support/places.ts";
import { hold, watchRequests } from "../support/requests.ts";
import { quiet } from "../support/visit.ts";

/** The one script of every page. */
const script = /\/assets\/entry\.client-[\w-]+\.js/;
/** Bytes, React included. */
const interestBudget = 72_000;

test("is fetched at the first sign of interest, not before, and once", async ({ page }) => {
  const { button, input, notice, is } = chatOn(page);
  const asked = watchRequests(page, (request) => /\.(js|css|json)$/.test(request.url()));
  const startUp: string[] = Object.values(startUpScripts);
  const interests: [string, () => Promise<unknown>][] = [
    ["a pointer", () => button.hover()],
    ["the focus", () => button.focus()],
    ["a finger", () => button.dispatchEvent("touchstart")],
  ];
  for (const [interest, show] of interests)
    await test.step(interest, async () => {
      await page.mouse.move(600, 20);
      asked.length = 0;
      await open(page, anyPage);
      await quiet(page);
      expect(asked.filter((file) => !script.test(file) && !startUp.includes(file))).toEqual([]);
      asked.length = 0;
      await show();
      for (const file of [chatStyles, chatCode])
        await expect.poll(() => asked.some((one) => file.test(one))).toBe(true);
      // The code asks for what it imports in turn.
      const code = asked.find((one) => chatCode.test(one)) ?? "";
      const imported = [...read(code).matchAll(/from"\.(\/[\w.-]+\.js)"/g)].map(
        ([, name = ""]) => name,
      );
      for (const name of imported.filter((one) => !script.test(`/assets${one}`)))
        await expect.poll(() => asked.some((one) => one.endsWith(name))).toBe(true);
      const fetched = [...asked];
      expect(new Set(fetched).size).toBe(fetched.length);
      await is("closed");
      await expect(notice).toBeHidden();
      await button.click();
      await expect(input).toBeFocused();
      expect(asked).toEqual(fetched);
      const weight = fetched.reduce((sum, file) => sum + weightOf(file), 0);
      expect(weight, fetched.join(", ")).toBeLessThanOrEqual(interestBudget);
    });

  // Its search comes with the first letter that is written.
  const index = page.waitForResponse("/search.json");
  await input.pressSequentially("Ha");
  await index;
  expect(asked.filter((file) => file === "/search.json")).toHaveLength(1);
});

test("a click that comes early is not lost, and a second one takes it back", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  const { button, input, messages, notice, send, minimize, close, is } = chatOn(page);
  const asked = watchRequests(page);
  const come = async (path: string, held: RegExp) => {
    await page.unrouteAll();
    const release = await hold(page, held);
    await page.goto(path, { waitUntil: "commit" });
    return release;
  };
  const isOpen = async (count: number) => {
    await is("open");
    await expect(input).toBeFocused();
    await expect(messages).toHaveCount(count);
    await expect(notice).toBeHidden();
  };

  for (const [path, held] of [
    [anyPage, script],
    ["/no-such-page", chatCode],
  ] as const)
    await test.step(`taken back on ${path}`, async () => {
      const release = await come(path, held);
      asked.length = 0;
      await button.click();
      await expect(notice).toHaveText(words.chat.coming, { useInnerText: true });
      expect(await violations(page, "[data-chat]")).toEqual([]);
      await button.click();
      await expect(notice).toBeHidden();
      // What is under the pointer, or has the focus, would be fetched for that alone.
      await page.mouse.move(600, 20);
      await button.blur();
      release();
      await quiet(page);
      if (held === script) expect(asked.filter((file) => chatCode.test(file))).toEqual([]);
      await is("closed");
      await button.click();
      await isOpen(1);
    });

  for (const [state, leave, path, held, count] of [
    ["without a conversation", () => close.click(), "/no-such-page", script, 1],
    ["open", () => send("price"), contact, script, 3],
    ["minimized", () => minimize.click(), anyPage, chatCode, 3],
    ["closed", () => close.click(), contact, script, 3],
  ] as const)
    await test.step(`it opens a panel that the page before has left ${state}`, async () => {
      await leave();
      const release = await come(path, held);
      await button.click();
      await expect(notice).toBeVisible();
      release();
      await isOpen(count);
    });
});
