import type { Page } from "@playwright/test";
import { base } from "../../app/base.ts";
import { chatReplyDelay, pictureFinalCheck } from "../../app/browser/constants.ts";
import { absoluteUrl } from "../../app/lib/absolute-url.ts";
import { address } from "../../app/lib/address.ts";
import { placeholderFile } from "../../app/lib/placeholder-address.ts";
import { openChat } from "../support/chat-parts.ts";
import { advance, answering, cover, image, prepare, story } from "../support/failing-images.ts";
import { expect, open, test } from "../support/fixtures.ts";
import { watchRequests } from "../support/requests.ts";
import { mainLink, quiet } from "../support/visit.ts";

/** Wherever the brand file puts the site: what it asks for and leads to is below its base. */

const lostFiles = (page: Page) => {
  const lost: string[] = [];
  page.on("response", (response) => {
    if (response.status() >= 400) lost.push(response.url());
  });
  return lost;
};

test("the root leads to the home page, whose address has the one slash", async ({ page }) => {
  const { origin } = new URL(test.info().project.use.baseURL ?? "");
  for (const start of ["/", base, base.slice(0, -1) || "/"]) {
    await page.goto(origin + start);
    await quiet(page);
    expect(page.url()).toBe(origin + base);
  }
});

test("pages ask for nothing that is missing, and for nothing outside", async ({ page }) => {
  const asked = watchRequests(page);
  const lost = lostFiles(page);
  for (const path of ["/", "/services", story, "/contact"]) {
    await open(page, path);
    await page.mouse.move(200, 300);
    await quiet(page);
  }
  expect(asked.length).toBeGreaterThan(20);
  expect(asked.filter((path) => !path.startsWith(base))).toEqual([]);
  expect(lost).toEqual([]);
});

test("links lead from page to page, and a slash too many leaves the address bar", async ({
  page,
}) => {
  await open(page, "/about/");
  await expect(page).toHaveURL(address("/about"));
  await mainLink(page, "Contact").click();
  await expect(page).toHaveURL(address("/contact"));
  await mainLink(page, "Home").click();
  await expect(page).toHaveURL(base);
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute("href", absoluteUrl("/"));
});

for (const [path, to] of [
  ["/services/nope", "/services"],
  ["/case-study/nope", "/client-success-stories"],
  ["/#/about", "/about"],
  ["/#//evil.example", "/evil.example"],
] as const)
  test(`${path} ends at ${to}`, async ({ page, witness }) => {
    await page.goto(path);
    await expect(page).toHaveURL(address(to));
    expect(witness.foreignRequests).toEqual([]);
  });

test("a missing page suggests one that exists, at its address", async ({ page }) => {
  const response = await page.goto("/cloud/migrations");
  expect(response?.status()).toBe(404);
  const link = page.getByRole("navigation", { name: "Perhaps you meant" }).getByRole("link");
  await expect(link.first()).toHaveText(`Cloud Migration${address("/services/cloud-migration")}`);
  await link.first().click();
  await expect(page).toHaveURL(address("/services/cloud-migration"));
});

test("the chat is found, and its links lead to pages", async ({ page }) => {
  const lost = lostFiles(page);
  const { links, send } = await openChat(page);
  await send("cloud");
  await page.clock.runFor(chatReplyDelay);
  await expect(links.first()).toHaveAttribute("href", address("/services/cloud-migration"));
  await links.first().click();
  await expect(page).toHaveURL(address("/services/cloud-migration"));
  expect(lost).toEqual([]);
});

test("the placeholder stands where a picture is lost", async ({ page }) => {
  await prepare(page);
  await answering(page, cover, () => "abort");
  await open(page, story);
  await advance(page, pictureFinalCheck);
  await expect(page.locator(image)).toHaveAttribute("src", base + placeholderFile);
  expect(await page.locator(image).evaluate((one: HTMLImageElement) => one.naturalWidth)).toBe(600);
});
