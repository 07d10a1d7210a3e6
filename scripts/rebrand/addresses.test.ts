import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, expect, it } from "vitest";
import { lostAddresses } from "./addresses";

const directory = mkdtempSync(path.join(tmpdir(), "addresses-"));
mkdirSync(path.join(directory, "about"));
for (const file of ["index.html", "about/index.html", "a.png"])
  writeFileSync(path.join(directory, file), "");
afterAll(() => rmSync(directory, { recursive: true }));

const build = { directory, base: "/site/", url: "https://firm.example" };
const lost = (file: string, text: string) => lostAddresses(file, text, build);

it.each([
  ["index.html", '<a href="/site/">A</a><a href="/site/about?a=1#b">B</a><a href="#c">C</a>'],
  ["index.html", '<img src="/site/a.png" srcset="/site/a.png 1x, /site/a.png 2x">'],
  ["index.html", '<link rel="canonical" href="https://firm.example/site/about">'],
  ["index.html", '<a href="//other.example/x">A</a><a href="mailto:a@firm.example">B</a>'],
  ["sitemap.xml", "<loc>https://firm.example/site/about</loc>"],
  ["a.js", 'fetch("/site/a.png")'],
  ["a.js", "go(`https://firm.example/site/`,here)"],
])("finds nothing lost in %s: %s", (file, text) => {
  expect(lost(file, text)).toEqual([]);
});

it.each([
  ["index.html", '<a href="/about">A</a>', "/about"],
  ["index.html", '<a href="/site">A</a>', "/site"],
  ["index.html", '<template><a href="/about">A</a></template>', "/about"],
  ["index.html", '<img srcset="/site/a.png 1x, /a.png 2x">', "/a.png"],
  ["index.html", "<style>a{b:url(/a.png)}</style>", "/a.png"],
  ["index.html", '<script>import("/a.js")</script>', "/a.js"],
  ["index.html", '<meta content="https://firm.example/about">', "/about"],
  ["index.html", '<a href="/site/nope">A</a>', "/site/nope"],
  ["robots.txt", "Sitemap: https://firm.example/sitemap.xml", "/sitemap.xml"],
  ["a.js", "fetch(`/a.png`)", "/a.png"],
  ["a.css", 'a{b:url("/a.png")}', "/a.png"],
])("names what is lost in %s: %s", (file, text, address) => {
  expect(lost(file, text)).toEqual([expect.stringContaining(`${file} → ${address}`)]);
});
