import { cpSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { keepAssets } from "../../scripts/keep-assets.ts";
import { serveSite } from "../../server/static-site.ts";
import { client } from "../support/built-files.ts";
import { chatCode, chatOn } from "../support/chat-parts.ts";
import { expect, open, test } from "../support/fixtures.ts";
import { startLocalServer } from "../support/local-server.ts";
import { anyPage, offers } from "../support/places.ts";

test("a page that is open while the site is deployed still opens the chat it came with", async ({
  page,
}) => {
  test.skip(!offers.chat, "This firm has no chat.");
  const root = mkdtempSync(path.join(tmpdir(), "deploys-"));
  const [before, next] = [path.join(root, "before"), path.join(root, "next")];
  for (const folder of [before, next])
    cpSync(path.join(client, "assets"), path.join(folder, "assets"), { recursive: true });
  // In the next build the chat has another name.
  const chat = readdirSync(path.join(next, "assets")).filter((file) =>
    chatCode.test(`/assets/${file}`),
  );
  expect(chat).not.toEqual([]);
  for (const file of chat) rmSync(path.join(next, "assets", file));
  await keepAssets(before);
  await keepAssets(next, before);

  const pages = serveSite(client);
  let assets = serveSite(before);
  const { url, close } = await startLocalServer((request, response) =>
    (request.url?.startsWith("/assets/") ? assets : pages)(request, response),
  );
  await open(page, url + anyPage);
  assets = serveSite(next);
  await chatOn(page).button.click();
  await expect(chatOn(page).panel).toBeVisible();
  close();
  rmSync(root, { recursive: true });
});
