import { once } from "node:events";
import { cpSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { layouts } from "../../deploy/hosts/layouts.ts";
import { makeHostFolder } from "../../scripts/host-folder.ts";
import { keepAssets } from "../../scripts/keep-assets.ts";
import { serveSite } from "../../server/static-site.ts";
import { client } from "../support/built-files.ts";
import { chatCode, chatOn } from "../support/chat-parts.ts";
import { expect, open, test } from "../support/fixtures.ts";

const root = mkdtempSync(path.join(tmpdir(), "deploys-"));
test.afterAll(() => rmSync(root, { recursive: true }));

/** A build of another day: the chat in it has another name, so the one of before is not there. */
function nextBuild(name: string): string {
  const folder = path.join(root, name);
  cpSync(client, folder, { recursive: true });
  for (const file of readdirSync(path.join(folder, "assets")))
    if (chatCode.test(`/assets/${file}`)) rmSync(path.join(folder, "assets", file));
  return folder;
}

test("a page that is open while the site is deployed still opens the chat it came with", async ({
  page,
  request,
}) => {
  const [before, bare, next] = [path.join(root, "before"), nextBuild("bare"), nextBuild("next")];
  if (!layouts.nginx) throw new Error("There is no layout for nginx.");
  await makeHostFolder(client, before, layouts.nginx, "/");
  await keepAssets(before);
  await keepAssets(next, before);

  let answer = serveSite(before);
  const server = createServer((asked, response) => answer(asked, response)).listen(0, "127.0.0.1");
  await once(server, "listening");
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  await open(page, `${url}/about`);

  const chat = readdirSync(path.join(before, "assets")).find((file) => file.match(/^mount-.+js$/));
  answer = serveSite(bare);
  expect((await request.get(`${url}/assets/${chat}`)).status()).toBe(404);
  answer = serveSite(next);
  await chatOn(page).button.click();
  await expect(chatOn(page).panel).toBeVisible();
  server.closeAllConnections();
  server.close();
});
