import { existsSync, mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, it } from "vitest";
import { removeLeftovers, unreachableFiles } from "./unreachable-files";

function build(files: Record<string, string>): string {
  const folder = mkdtempSync(path.join(tmpdir(), "build-"));
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    writeFileSync(path.join(folder, name), content);
  }
  return folder;
}

it("finds what no page leads to, in any number of steps", async () => {
  const folder = build({
    "index.html":
      '<link rel="alternate" href="https://firm.test/index.md"><script src="/assets/entry-1.js"></script><img src="/images/a.png">',
    "index.md": "![](https://firm.test/images/b.png)",
    "old.md": "",
    ".well-known/security.txt": "",
    ".well-known/security.txt.data": "",
    "llms.txt": "[Old](https://firm.test/old.md)",
    "about/index.html": "",
    "robots.txt": "",
    "assets/entry-1.js": 'import("./chat-2.js")',
    "assets/chat-2.js": 'import "./react-3.js"',
    "assets/react-3.js": "",
    "assets/route-4.js": "",
    "images/a.png": "",
    "images/b.png": "",
    "about.data": "",
  });
  expect(await unreachableFiles(folder)).toEqual([
    ".well-known/security.txt.data",
    "about.data",
    "assets/route-4.js",
    "images/b.png",
    "old.md",
  ]);
});

it("finds in the folder of a language what is found outside of it, and no more", async () => {
  const folder = build({
    "index.html": "<script>fetch(folder + 'chat.json')</script>",
    "chat.json": "",
    "de/chat.json": "",
    "de/llms.txt": "",
    "de/search.json": "",
    "fr/chat.json": "",
  });
  expect(await unreachableFiles(folder, ["/de"])).toEqual(["de/search.json", "fr/chat.json"]);
});

it("leaves out a logo that no client has any more, and nothing that a test should find", async () => {
  const folder = build({
    "index.html": '<img src="/images/clients/new.svg">',
    "images/clients/new.svg": "",
    "images/clients/old.svg": "",
    "images/forgotten.png": "",
    "assets/route-4.js": "",
  });
  await removeLeftovers(folder);
  expect(await unreachableFiles(folder)).toEqual(["images/forgotten.png"]);
  expect(existsSync(path.join(folder, "images/clients/new.svg"))).toBe(true);
});
