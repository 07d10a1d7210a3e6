import { site } from "../../app/site.ts";
import { chatCode, chatOn, chatStyles } from "../support/chat-parts.ts";
import { expect, open, test } from "../support/fixtures.ts";

for (const [what, files] of [
  ["code", chatCode],
  ["looks", chatStyles],
  ["code and looks", /\/assets\/mount-/],
] as const)
  test(`lost ${what} leave the mail address, and the next click tries again`, async ({
    page,
    witness,
  }) => {
    await page.route(files, (route) => route.abort());
    await open(page, "/about");
    const { button, panel, notice, input } = chatOn(page);

    await button.hover();
    await expect.poll(() => witness.messages.length).toBeGreaterThan(0);
    await expect(notice).toBeHidden();

    await button.click();
    await expect(notice).toHaveText(
      `The assistant could not be loaded. Please write to ${site.mailboxes.info}`,
      { useInnerText: true },
    );
    await expect(notice).toHaveRole("status");
    const address = notice.getByRole("link", { name: site.mailboxes.info });
    await expect(address).toHaveAttribute("href", `mailto:${site.mailboxes.info}`);
    await page.keyboard.press("Tab");
    await expect(address).toBeFocused();
    await expect(notice).toBeVisible();
    await page.locator("h1").click();
    await expect(notice).toBeHidden();

    await button.click();
    await expect(notice).toContainText("could not be loaded", { useInnerText: true });
    await page.unroute(files);
    await button.click();
    await expect(panel).toBeVisible();
    await expect(panel).toHaveCSS("position", "fixed");
    await expect(input).toBeFocused();
    await expect(notice).toBeHidden();
    expect(witness.errors).toEqual([]);
  });

test("a conversation whose page could not fetch the chat is there when it can", async ({
  page,
}) => {
  await open(page, "/about");
  const { button, panel, messages, send } = chatOn(page);
  await button.click();
  await send("price");
  await expect(messages).toHaveCount(3);
  await page.route(chatCode, (route) => route.abort());
  const lost = page.waitForEvent("requestfailed", (request) => chatCode.test(request.url()));
  await open(page, "/contact");
  await lost;
  await expect(panel).toHaveCount(0);
  await page.unroute(chatCode);
  // It rests where the button is, from the page before: no sign of interest until it comes anew.
  await page.mouse.move(0, 0);
  await button.hover();
  await expect(messages).toHaveCount(3);
});

test("a browser without popovers has the chat too, and the note of its loss", async ({
  page,
  witness,
}) => {
  // It knows neither the words nor the functions.
  await page.route(/\/about$|\/assets\/entry/, async (route) => {
    const response = await route.fetch();
    const body = (await response.text())
      .replaceAll(":popover-open", ":never-heard-of")
      // What was changed has another digest.
      .replace(/<script type="importmap">.*?<\/script>/, "")
      // The policy knows the styles by what is in them.
      .replace(/style-src[^;"]*/, "style-src 'self' 'unsafe-inline'");
    await route.fulfill({ response, body });
  });
  await page.addInitScript(() => {
    for (const name of ["popover", "togglePopover", "showPopover", "hidePopover"])
      Reflect.deleteProperty(HTMLElement.prototype, name);
  });
  await page.route(chatCode, (route) => route.abort());
  await open(page, "/about");
  const { button, panel, input, notice } = chatOn(page);
  await expect(notice).toBeHidden();
  await button.click();
  await expect(notice).toContainText("could not be loaded", { useInnerText: true });
  await page.locator("h1").click();
  await expect(notice).toBeHidden();
  await page.unroute(chatCode);
  await button.click();
  await expect(panel).toBeVisible();
  await expect(input).toBeFocused();
  await expect(notice).toBeHidden();
  expect(witness.errors).toEqual([]);
});

test("without the names of the pages, topics still find theirs", async ({ page }) => {
  await page.route("**/search.json", (route) => route.abort());
  await open(page, "/about");
  const { button, panel, send } = chatOn(page);
  await button.click();
  await send("What does it cost?");
  await expect(panel.getByRole("link", { name: "Ask for a quote" })).toBeVisible();
});
