import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, expect, it } from "vitest";
import { makeHostFolder } from "./folder";
import { layouts } from "./layouts";

const root = mkdtempSync(path.join(tmpdir(), "host-"));
const site = path.join(root, "client");
for (const file of [
  ".complete",
  "_headers",
  "_redirects",
  ".well-known/security.txt",
  "index.html",
  "services/index.html",
  "services/index.html.br",
  "services/one/index.html",
  "case-study/404.html",
]) {
  mkdirSync(path.dirname(path.join(site, file)), { recursive: true });
  writeFileSync(path.join(site, file), file);
}
afterAll(() => rmSync(root, { recursive: true }));

/** Files and empty folders: a host would find such a folder before the page of that name. */
async function contentsFor(host: keyof typeof layouts) {
  const folder = path.join(root, host);
  const layout = layouts[host];
  if (!layout) throw new Error(`No such host: ${host}`);
  mkdirSync(folder);
  writeFileSync(path.join(folder, "of-the-time-before.html"), "");
  await makeHostFolder(site, folder, layout, "/");
  const names = readdirSync(folder, { recursive: true, encoding: "utf8" });
  return names
    .map((name) => name.replaceAll("\\", "/"))
    .filter((name, _, all) => !all.some((other) => other.startsWith(`${name}/`)))
    .toSorted();
}

const always = [".well-known/security.txt", "case-study/404.html", "index.html"];
const named = ["services.html", "services/one.html"];
const folders = ["services/index.html", "services/index.html.br", "services/one/index.html"];

it.each([
  ["netlify", [...named, "_headers", "_redirects"]],
  ["cloudflare", [...named, "_headers", "_redirects"]],
  // GitHub would show these two and not read them.
  ["github", named],
  ["apache", [...folders, ".htaccess"]],
])("has for %s the files that it reads, and no other", async (host, files) => {
  expect(await contentsFor(host)).toEqual([...always, ...files].toSorted());
});
