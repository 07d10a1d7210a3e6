import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { brotliCompressSync } from "node:zlib";
import { site } from "../app/site.ts";
import { chatOn } from "./chat-parts.ts";
import { expect, open, test } from "./fixtures.ts";

// With the query of a second attempt.
const code = /\/assets\/loaded-[\w-]+\.js/;

for (const [interest, show] of [
  ["a pointer", (page) => chatOn(page).button.hover()],
  ["the focus", (page) => chatOn(page).button.focus()],
  ["a finger", (page) => chatOn(page).button.dispatchEvent("touchstart")],
] as [string, (page: Parameters<typeof chatOn>[0]) => Promise<void>][])
  test(`the chat is fetched when ${interest} comes, not before, and once`, async ({ page }) => {
    const asked: string[] = [];
    page.on("request", (request) => asked.push(new URL(request.url()).pathname));
    await open(page, "/about");
    await page.waitForLoadState("networkidle");
    const ofChat = () => asked.filter((url) => /loaded-|pages\.json/.test(url));
    expect(ofChat()).toEqual([]);
    await show(page);
    await expect.poll(ofChat).toHaveLength(2);
    await chatOn(page).button.click();
    await expect(chatOn(page).panel).toBeVisible();
    expect(ofChat()).toHaveLength(2);
  });

test("a click that comes before the code is not lost", async ({ page }) => {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(code, async (route) => {
    await promise;
    await route.continue();
  });
  await open(page, "/about");
  const { button, panel, input } = chatOn(page);
  await button.click();
  await expect(panel).toHaveCount(0);
  resolve();
  await expect(panel).toBeVisible();
  await expect(input).toBeFocused();
  await expect(button).toHaveAttribute("aria-expanded", "true");
});

test("nor is one on a missing page, which may render anew while it starts", async ({ page }) => {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(code, async (route) => {
    await promise;
    await route.continue();
  });
  await page.addInitScript(() => {
    // As soon as anything would hear it.
    const click = () => {
      const button = document.querySelector<HTMLElement>(".chat-button");
      const isHeard = Object.keys(button ?? {}).some((key) => key.startsWith("__reactProps"));
      if (!button || !isHeard) return requestAnimationFrame(click);
      button.click();
    };
    click();
  });
  await page.goto("/no-such-page");
  const { button, panel } = chatOn(page);
  await expect(page.locator("[data-fallback]")).toHaveCount(0);
  resolve();
  await expect(panel).toBeVisible();
  await button.click();
  await expect(panel).toHaveCount(0);
  await button.click();
  await expect(panel).toBeVisible();
});

test("lost code leaves the mail address, and the next click tries again", async ({
  page,
  witness,
}) => {
  await page.route(code, (route) => route.abort());
  await open(page, "/about");
  const { button, panel } = chatOn(page);
  const note = page.getByRole("alert");

  await button.hover();
  await expect.poll(() => witness.messages.length).toBe(1);
  await expect(note).toHaveCount(0);

  await button.click();
  await expect(note).toContainText("could not be loaded");
  const address = note.getByRole("link", { name: site.mailboxes.info });
  await expect(address).toHaveAttribute("href", `mailto:${site.mailboxes.info}`);
  await page.keyboard.press("Tab");
  await expect(address).toBeFocused();
  await page.locator("h1").click();
  await expect(note).toHaveCount(0);

  await button.click();
  await expect(note).toBeVisible();
  await page.unroute(code);
  await button.click();
  await expect(panel).toBeVisible();
  await expect(note).toHaveCount(0);
  expect(witness.errors).toEqual([]);
});

test("without the names of the pages, topics still find theirs", async ({ page }) => {
  await page.route("**/pages.json", (route) => route.abort());
  await open(page, "/about");
  const { button, panel, send } = chatOn(page);
  await button.click();
  await send("What does it cost?");
  await expect(panel.getByRole("link", { name: "Ask for a quote" })).toBeVisible();
});

test("a page's first load carries at most 2,000 bytes for the chat", () => {
  const client = path.resolve(import.meta.dirname, "../build/client");
  const read = (file: string) => readFileSync(path.join(client, file), "utf8");
  const bytes = (text: string) => brotliCompressSync(text).length;
  const html = read("index.html");
  const shared = /assets\/shared-[\w-]+\.js/.exec(html)?.[0] ?? "";
  const script = read(shared);

  // What goes with the chat, from the helper of its import() to the line for its loss, is cut out:
  // how much smaller is the rest?
  const stub = script.slice(script.indexOf("`modulepreload`"), script.indexOf("`alert`") + 300);
  expect(stub).toMatch(/import\(`\.\/loaded-/);
  const element = html.match(/<section[^>]*data-chat[\s\S]*?<\/section>/)?.[0];
  const rules = html.match(
    /\.chat-(?:button|panel)[^}]*\}|[^}]*view-transition-\w+\(chat-[^}]*\}/g,
  );
  expect([element?.length, rules?.length].every(Boolean)).toBe(true);
  const without = bytes(script.replace(stub, ""));
  const page = html.replace(element ?? "", "");
  const plainPage = (rules ?? []).reduce((rest, rule) => rest.replace(rule, ""), page);
  const cost = bytes(script) - without + bytes(html) - bytes(plainPage);
  expect(cost).toBeGreaterThan(300);
  expect(cost).toBeLessThanOrEqual(2000);

  // Replies and panel stand in a file that no page names.
  const files = readdirSync(path.join(client, "assets")).filter((name) => name.endsWith(".js"));
  const withReplies = files.filter((name) => read(`assets/${name}`).includes("no price list"));
  expect(withReplies).toHaveLength(1);
  expect(html).not.toContain(withReplies[0]);
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });
  test("there is no button that could do nothing", async ({ page }) => {
    await page.goto("/about");
    await expect(page.locator("[data-chat]")).toBeHidden();
  });
});
