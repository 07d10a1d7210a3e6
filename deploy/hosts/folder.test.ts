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

async function filesFor(host: keyof typeof layouts) {
  const folder = path.join(root, host);
  const layout = layouts[host];
  if (!layout) throw new Error(`No such host: ${host}`);
  await makeHostFolder(site, folder, layout, "/");
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .map((file) => file.replaceAll("\\", "/"))
    .toSorted();
}

const ofPages = [".well-known/security.txt", "case-study/404.html", "index.html"];

it.each(["netlify", "cloudflare"])("has for %s files with the names of pages", async (host) => {
  const pages = ["services.html", "services/one.html"];
  expect(await filesFor(host)).toEqual([...ofPages, ...pages, "_headers", "_redirects"].toSorted());
});

it("has for GitHub nothing that it would show and not read", async () => {
  const pages = ["services.html", "services/one.html"];
  expect(await filesFor("github")).toEqual([...ofPages, ...pages].toSorted());
});

it("has for Apache its own file, and folders with their compressed files", async () => {
  const pages = ["services/index.html", "services/index.html.br", "services/one/index.html"];
  expect(await filesFor("apache")).toEqual([...ofPages, ...pages, ".htaccess"].toSorted());
});

it("has no folder without files, which a host would find before the page of that name", async () => {
  await filesFor("github");
  expect(readdirSync(path.join(root, "github"))).toContain("services");
  expect(readdirSync(path.join(root, "github/services"))).toEqual(["one.html"]);
});

it("leaves nothing of the time before", async () => {
  writeFileSync(path.join(root, "github", "old.html"), "");
  expect(await filesFor("github")).not.toContain("old.html");
});
