import { content } from "../../app/content/content.ts";
import { address } from "../../app/lib/address.ts";
import { trustedTypesPolicy } from "../../app/security-headers.ts";
import { chatOn } from "../support/chat-parts.ts";
import { expect, open, test } from "../support/fixtures.ts";
import { anyPage, nearService, offers, service, words } from "../support/places.ts";
import { searchOn } from "../support/search-parts.ts";
import { storedTraces, watchStorage } from "../support/stored-traces.ts";

const { storedKeys } = content;

/** What the policy refuses, which the browser says in the console, and what may be stored. */

test("code, styles and pictures that are not the site's own are refused", async ({
  page,
  pageLog,
}) => {
  await open(page, "/");
  await page.evaluate(() => {
    const script = document.createElement("script");
    script.append("window.injected = true");
    document.body.append(script);
    document.body.setAttribute("style", "color: red");
    const picture = new Image();
    picture.src = "https://pictures.invalid/a.png";
    document.body.append(picture);
  });
  for (const refused of ["img-src", "TrustedScript", "style-src"])
    await expect.poll(() => pageLog.messages.join()).toContain(refused);
  expect(await page.evaluate(() => "injected" in window)).toBe(false);
});

test("no text becomes code, and nobody can make the policy again", async ({ page }) => {
  await open(page, anyPage);
  for (const write of [
    () => document.body.insertAdjacentHTML("beforeend", "x"),
    () => void new DOMParser().parseFromString("x", "text/html"),
    () => void Object.assign(document.createElement("script"), { text: "1" }),
    () => void Object.assign(document.createElement("script"), { src: "/a.js" }),
  ])
    await expect(page.evaluate(write)).rejects.toThrow("requires 'Trusted");
  for (const name of [trustedTypesPolicy, "other"]) {
    const made = page.evaluate(
      (name) => void window.trustedTypes?.createPolicy(name, {} as never),
      name,
    );
    await expect(made).rejects.toThrow("createPolicy");
  }
});

test("chat, search, menu, prefetching and the 404 page turn no text into code, and store what the list of keys says", async ({
  page,
  pageLog,
}) => {
  await watchStorage(page);
  await open(page, "/");
  await page.mouse.move(200, 300);
  await expect(page.locator("script[type=speculationrules]")).toBeAttached();

  if (offers.chat) {
    const chat = chatOn(page);
    await chat.button.click();
    await expect(chat.panel).toBeVisible();
    expect(await storedTraces(page)).toEqual([]);
    await chat.send(`${service.title} <b>bold</b>`);
    await expect(chat.links.first()).toBeVisible();
    const listed = storedKeys.map(({ where, key }) => `kept in ${where} ${key}`);
    expect(listed).toContain("kept in session storage chat");
    expect(new Set(await storedTraces(page))).toEqual(
      new Set(["storage chat", "kept in session storage chat"]),
    );
    await chat.clear.click();
    await expect.poll(() => page.evaluate(() => sessionStorage.length)).toBe(0);
    await chat.close.click();
  }

  if (offers.search) {
    const search = searchOn(page);
    await search.button.click();
    await search.input.fill(service.title);
    await expect(search.options.first()).toBeVisible();
    await search.close.click();
  }

  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole("button", { name: words.header.openMenu }).click();
  await expect(page.getByRole("dialog", { name: words.header.menu })).toBeVisible();
  expect(pageLog.messages).toEqual([]);
  expect(pageLog.thirdPartyRequests).toEqual([]);

  await page.goto(nearService);
  await expect(page.getByRole("navigation", { name: words.errors.notFound.nearest })).toBeVisible();
  expect(pageLog.ownMessages).toEqual([`error: Page not found: ${address(nearService)}`]);
});
