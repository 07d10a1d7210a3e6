import { readFileSync } from "node:fs";
import { expect, test } from "./form.ts";
import { address, inCopy, read, write } from "./site.ts";

test("while developing, a change shows by itself", async ({ page }) => {
  const file = "content/pages/services.yaml";
  const { bands } = read("pages/services.yaml") as { bands: { heading: string }[] };
  const before = String(bands[0]?.heading);
  await page.goto(`${address}/services`);
  const changed = "Words that were changed just now";
  const text = readFileSync(inCopy(file), "utf8").replace(before, changed);
  // Saved again until the page has begun to listen, here and below.
  await expect(async () => {
    write(file, text);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(changed, { timeout: 3000 });
  }).toPass();
});

/** In a draft, so that no other scene is kept from saving. */
test("while developing, a fault is a page that goes away with it", async ({ page }) => {
  const file = "content/services/not-yet.yaml";
  const title = "Not yet";
  const { groups } = read("service-groups.yaml") as { groups: { id: string }[] };
  const sound = `title: ${title}
group: ${groups[0]?.id}
description: What stays in the drawer until somebody has time to finish it.
lead: A service that is not offered yet has a page of its own all the same.
features:
  - One of three
  - Two of three
  - Three of three
draft: true
`;
  write(file, sound.replace(title, '""'));
  await page.goto(`${address}/services/not-yet`);
  await expect(page.getByText(`${file}:1 title: `)).toBeVisible();
  write("content/pages/nowhere-yet.yaml", "name: Nowhere yet\ndraft: true\n");
  const others = await page.request.get(`${address}/services/erp-selection`);
  expect(others.status(), "the rest of the site stays up").toBe(200);

  await expect(async () => {
    write(file, sound);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(title, { timeout: 3000 });
  }).toPass();
});

test("while developing, the chat says its new words once the page is loaded again", async ({
  page,
}) => {
  const { chat: words } = read("interface.yaml") as { chat: { ask: string; title: string } };
  const says = (text: string) =>
    expect(async () => {
      await page.goto("about:blank");
      await page.goto(`${address}/about`);
      await page.getByRole("button", { name: words.ask }).click();
      await expect(page.getByRole("dialog")).toContainText(text, { timeout: 5000 });
    }).toPass();
  await says(words.title.replace("{name}", ""));
  const file = "content/interface.yaml";
  const reworded = "reworded just now";
  const text = readFileSync(inCopy(file), "utf8").replace(words.title, `{name}, ${reworded}`);
  write(file, text);
  await says(reworded);
});
