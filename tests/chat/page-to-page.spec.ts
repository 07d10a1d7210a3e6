import type { Page } from "@playwright/test";
import { chatOn } from "../support/chat-parts.ts";
import { expect, goBack, goForward, open, test } from "../support/fixtures.ts";
import { withPageCache } from "../support/page-cache.ts";
import { anyPage, contact, service, servicePage } from "../support/places.ts";
import { follow } from "../support/visit.ts";

test.use(withPageCache);

/** A step in history, to a page that comes out of the cache. */
async function comeBack(page: Page, path: string, step = goBack) {
  await step(page);
  await expect(page).toHaveURL(path);
  await page.waitForFunction(() => "wasPersisted" in window && window.wasPersisted);
}

test("a conversation goes along, and a page kept for Back shows what has become of it", async ({
  page,
}) => {
  await page
    .context()
    .addInitScript(() =>
      addEventListener("pageshow", ({ persisted }) =>
        Object.assign(window, { wasPersisted: persisted }),
      ),
    );
  const { button, messages, links, input, send, minimize, expand, close, is } = chatOn(page);
  const nothingIsFocused = () => expect(page.locator(":focus")).toHaveCount(0);

  await test.step("by a link below a reply, without sending the visitor to a field", async () => {
    await open(page, anyPage);
    await button.click();
    const index = page.waitForResponse("/search.json");
    await input.fill("W");
    await (await index).finished();
    // Once a second reader has it, the first one does.
    await page.evaluate(() => fetch("/search.json").then((response) => response.json()));
    await send(`What is ${service.title}?`);
    await expect(links.first()).toHaveText(service.title);
    await input.fill("Half a thou");
    await links.first().focus();
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(servicePage);
    await is("open");
    await expect(messages).toHaveCount(3);
    await expect(input).toHaveValue("Half a thou");
    await nothingIsFocused();
  });

  await test.step("a page kept for Back is as it was, the focus too, if nothing was said since", async () => {
    await comeBack(page, anyPage);
    await expect(links.first()).toBeFocused();
    await comeBack(page, servicePage, goForward);
  });

  await test.step("through a reload, and back to a page that was left before", async () => {
    await send("digital");
    await expect(messages).toHaveCount(5);
    await input.fill("Half");
    await minimize.click();
    await page.reload();
    await is("minimized");
    await nothingIsFocused();
    await comeBack(page, anyPage);
    await is("minimized");
    await expand.click();
    await expect(messages).toHaveCount(5);
    await expect(input).toHaveValue("Half");
  });

  await test.step("to a page that had no chat when it was left, and stays closed where it was closed", async () => {
    const tab = await page.context().newPage();
    await open(tab, anyPage);
    await follow(tab, contact);
    const chat = chatOn(tab);
    await chat.button.click();
    await chat.send("price");
    await expect(chat.messages).toHaveCount(3);
    await comeBack(tab, anyPage);
    await expect(chat.messages).toHaveCount(3);
    await tab.close();

    await close.click();
    const mounted = page.waitForResponse("/search.json");
    await follow(page, contact);
    await mounted;
    await is("closed");
    await button.click();
    await expect(messages).toHaveCount(5);
  });
});
