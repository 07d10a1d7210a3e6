import { site } from "../../app/site.ts";
import { violations } from "../support/accessibility.ts";
import { chat, chatCode, chatOn, chatStyles } from "../support/chat-parts.ts";
import { expect, open, test } from "../support/fixtures.ts";
import { anyPage, contact, words } from "../support/places.ts";
import { hold } from "../support/requests.ts";

const [topic] = chat.topics;

test("a loss leaves the mail address, and the next click tries again", async ({
  page,
  pageLog,
}) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  const { button, panel, input, messages, links, notice, send, clear, close, is } = chatOn(page);
  const lose = (files: RegExp) => page.route(files, (route) => route.abort());
  const come = async (path: string) => {
    // A pointer that rests where the button will be is no sign of interest.
    await page.mouse.move(600, 20);
    await open(page, path);
  };
  const isTold = async () => {
    // The text of a hidden notice would be all its texts.
    await expect(notice).toBeVisible();
    await expect(notice).toContainText(words.chat.failed, { useInnerText: true });
  };
  const triesAgain = async (files: RegExp) => {
    await page.locator("h1").click();
    await expect(notice).toBeHidden();
    await button.click();
    await isTold();
    await page.unroute(files);
    await button.click();
    await expect(input).toBeFocused();
    await expect(notice).toBeHidden();
  };
  await lose(/search\.json/);

  for (const [what, files] of [
    ["looks", chatStyles],
    ["code", chatCode],
    ["words", /chat\.json/],
  ] as const)
    await test.step(what, async () => {
      await lose(files);
      await come(anyPage);
      const before = pageLog.messages.length;
      await button.hover();
      await expect.poll(() => pageLog.messages.length).toBeGreaterThan(before);
      await expect(notice).toBeHidden();
      await button.click();
      await isTold();
      await expect(notice).toHaveRole("status");
      expect(await violations(page, "[data-chat]")).toEqual([]);
      const address = notice.getByRole("link", { name: site.mailboxes.info });
      await expect(address).toHaveAttribute("href", `mailto:${site.mailboxes.info}`);
      await page.keyboard.press("Tab");
      await expect(address).toBeFocused();
      await expect(notice).toBeVisible();
      await triesAgain(files);
      await expect(panel).toHaveCSS("position", "fixed");
    });

  // Without the search, topics still find their pages.
  await send(topic.words[0]);
  await expect(links.first()).toHaveText(topic.links[0].label);

  await test.step("a conversation whose page could not fetch the chat is there when it can", async () => {
    await lose(chatCode);
    const lost = page.waitForEvent("requestfailed", (request) => chatCode.test(request.url()));
    await come(contact);
    await lost;
    await is("closed");
    await page.unroute(chatCode);
    await button.hover();
    await expect(messages).toHaveCount(3);
    await clear.click();
    await close.click();
  });

  await test.step("a browser without popovers has the chat too, and the note of its loss", async () => {
    // It knows neither the words nor the functions.
    await page.route(new RegExp(`${anyPage}$|/assets/entry`), async (route) => {
      const response = await route.fetch();
      const body = (await response.text())
        .replaceAll(":popover-open", ":never-heard-of")
        // The policy knows the styles by what is in them.
        .replace(/style-src[^;"]*/, "style-src 'self' 'unsafe-inline'");
      await route.fulfill({ response, body });
    });
    await page.addInitScript(() => {
      for (const name of ["popover", "togglePopover", "showPopover", "hidePopover"])
        Reflect.deleteProperty(HTMLElement.prototype, name);
    });
    await lose(chatCode);
    await come(anyPage);
    await expect(notice).toBeHidden();
    await button.click();
    await isTold();
    await page.locator("h1").click();
    await expect(notice).toBeHidden();
    await page.unroute(chatCode);
    const release = await hold(page, chatCode);
    // Nothing shows that the first click counted, so a second one does not take it back.
    await button.dblclick();
    release();
    await expect(input).toBeFocused();
  });
  expect(pageLog.errors).toEqual([]);
});
