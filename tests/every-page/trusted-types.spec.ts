import { trustedTypesPolicy } from "../../app/security-headers.ts";
import { chatOn } from "../support/chat-parts.ts";
import { expect, open, test } from "../support/fixtures.ts";
import { watchViolations } from "../support/policy-violations.ts";
import { searchOn } from "../support/search-parts.ts";

test("chat, search, menu and prefetching turn no text into code", async ({ page, witness }) => {
  const violations = await watchViolations(page);
  await open(page, "/");
  await page.mouse.move(200, 300);
  await expect(page.locator("script[type=speculationrules]")).toBeAttached();

  const chat = chatOn(page);
  await chat.button.click();
  await chat.send("cloud migration <b>bold</b>");
  await expect(chat.links.first()).toBeVisible();
  await chat.close.click();

  const search = searchOn(page);
  await search.button.click();
  await search.input.fill("cloud");
  await expect(search.options.first()).toBeVisible();
  await search.close.click();

  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole("button", { name: "Open menu" }).click();
  await expect(page.getByRole("dialog", { name: "Menu" })).toBeVisible();
  expect(await violations()).toEqual([]);
  expect(witness.messages).toEqual([]);
});

test("the suggestions of the 404 page turn no text into code", async ({ page, witness }) => {
  const violations = await watchViolations(page);
  await page.goto("/cloud/migrations");
  await expect(page.getByRole("navigation", { name: "Perhaps you meant" })).toBeVisible();
  expect(await violations()).toEqual([]);
  expect(witness.ownMessages).toEqual(["error: Page not found: /cloud/migrations"]);
});

for (const { sink, write } of [
  { sink: "a part of a page", write: () => document.body.insertAdjacentHTML("beforeend", "x") },
  { sink: "a document", write: () => void new DOMParser().parseFromString("x", "text/html") },
  {
    sink: "a script",
    write: () => void Object.assign(document.createElement("script"), { text: "1" }),
  },
  {
    sink: "the address of a script",
    write: () => void Object.assign(document.createElement("script"), { src: "/a.js" }),
  },
])
  test(`no text becomes ${sink}`, async ({ page }) => {
    await open(page, "/about");
    await expect(page.evaluate(write)).rejects.toThrow("requires 'Trusted");
  });

test("nobody can make the policy again", async ({ page }) => {
  await open(page, "/about");
  const make = (name: string) =>
    page.evaluate((name) => void window.trustedTypes?.createPolicy(name, {} as never), name);
  await expect(make(trustedTypesPolicy)).rejects.toThrow("createPolicy");
  await expect(make("other")).rejects.toThrow("createPolicy");
});
