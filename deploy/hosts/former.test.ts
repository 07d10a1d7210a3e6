import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { formerPage } from "../../scripts/former-page";
import { redirectsFile } from "../headers";
import { apacheFile } from "./apache";
import { caddyFile } from "./caddy";
import { makeHostFolder } from "./folder";
import { layouts } from "./layouts";
import { nginxFile } from "./nginx";
import { formerAt } from "./table";
import { vercelFile } from "./vercel";

const former = [
  { file: "", index: 0, name: "New & old", from: "/services/old", to: "/services/new" },
  { file: "", index: 0, name: "About", from: "/firm/us", to: "/about" },
];
const at = (base: string) => formerAt(base, former);

it.each([
  ["_redirects", redirectsFile, "/site/services/old /site/services/new 301\n"],
  ["nginx.conf", nginxFile, '"~^/site/(?i:services/old)/?$" "/site/services/new";'],
  ["Caddyfile", caddyFile, "~^/site/(?i:services/old)/?$ /site/services/new\n"],
  [".htaccess", apacheFile, "RewriteRule ^services/old/?$ /site/services/new [R=301,L,NC]\n"],
  ["vercel.json", vercelFile, '"source": "/site/services/old"'],
])("leads former addresses on in %s", (_, fileOf, line) => {
  expect(fileOf("/site/", at("/site/"))).toContain(line);
  expect(fileOf("/site/", [])).not.toContain("301 /site/");
});

it("knows a former address in any letter case, and no other", () => {
  const patterns = at("/").map(({ pattern }) => new RegExp(pattern));
  const known = (address: string) => patterns.some((pattern) => pattern.test(address));
  expect(["/services/old", "/Services/OLD/", "/firm/us"].every(known)).toBe(true);
  expect(["/services/older", "/old", "/a/firm/us", "/firm"].some(known)).toBe(false);
});

it("has a page in its place that leads on and names the canonical one", () => {
  const [one] = former;
  if (!one) return;
  const html = formerPage(one, { url: "https://firm.test", language: "en-GB" });
  expect(html).toContain('<link rel="canonical" href="https://firm.test/services/new">');
  expect(html).toContain('content="0; url=/services/new"');
  expect(html).toContain('<a href="/services/new">New &amp; old</a>');
});

it.each(Object.entries(layouts))(
  "keeps that page for %s only if it cannot redirect",
  async (_, layout) => {
    const root = mkdtempSync(path.join(tmpdir(), "former-"));
    onTestFinished(() => rmSync(root, { recursive: true }));
    const [site, folder] = [path.join(root, "client"), path.join(root, "host")];
    for (const name of ["services/new", "services/old"]) {
      mkdirSync(path.join(site, name), { recursive: true });
      for (const file of ["index.html", "index.html.br"])
        writeFileSync(path.join(site, name, file), name);
    }
    await makeHostFolder(site, folder, layout, "/", at("/"));
    const files = readdirSync(folder, { recursive: true, encoding: "utf8" });
    const isKept = files.some((file) => /old.*\.html/.test(file));
    expect(isKept).toBe(!layout.redirects);
    expect(files.some((file) => /new.*\.html/.test(file))).toBe(true);
  },
);
