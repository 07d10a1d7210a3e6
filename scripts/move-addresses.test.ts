import { parse, serialize } from "parse5";
import { adapter as treeAdapter } from "parse5-htmlparser2-tree-adapter";
import { expect, it } from "vitest";
import { moveAddress } from "../app/lib/address";
import { moveAddresses, moveInCss, moveSourceSet } from "./move-addresses";

/** The inside of a page below a base. */
function moved(body: string, base = "/site/"): string {
  const page = parse(`<body>${body}</body>`, { treeAdapter });
  moveAddresses(page, base);
  return /<body>([\s\S]*)<\/body>/.exec(serialize(page, { treeAdapter }))?.[1] ?? "";
}

it.each([
  ["/", "/site/"],
  ["/about", "/site/about"],
  ["/?a=/b", "/site/?a=/b"],
  ["/contact?topic=a#b", "/site/contact?topic=a#b"],
  // A page whose name is that of the folder.
  ["/site/", "/site/site/"],
])("moves the address %s to %s", (from, to) => {
  expect(moveAddress(from, "/site/")).toBe(to);
});

it.each([
  "",
  "#faq",
  "?a=1",
  "about",
  "../about",
  "https://other.example/about",
  "//other.example/about",
  "/\\other.example/about",
  "mailto:info@firm.example?subject=/a",
  "data:image/svg+xml,<a href='/x'>",
])("leaves the address %j where it is", (address) => {
  expect(moveAddress(address, "/site/")).toBe(address);
});

it.each([
  ["/a-400.avif 400w, /a-600.avif 600w", "/site/a-400.avif 400w, /site/a-600.avif 600w"],
  ["/a.png 1x,\n  /b.png 2x", "/site/a.png 1x,\n  /site/b.png 2x"],
  // A comma inside an address, and a list that has one behind it.
  ["/w,h/a.png 1x, /w,h/b.png 2x", "/site/w,h/a.png 1x, /site/w,h/b.png 2x"],
  ["https://cdn.test/a,/b.png 1x, /c.png 2x", "https://cdn.test/a,/b.png 1x, /site/c.png 2x"],
  [
    "data:image/png;base64,/9j/ 1x, //cdn/b.png 2x",
    "data:image/png;base64,/9j/ 1x, //cdn/b.png 2x",
  ],
])("moves the list of pictures %j as %j", (from, to) => {
  expect(moveSourceSet(from, "/site/")).toBe(to);
});

it("moves what styles ask for, however it is quoted, and no data", () => {
  const css = `a{b:url(/a.woff2)url("/b.png")url( '/c.png' )url(data:x,/y)url(//h/z)url(#i)}`;
  expect(moveInCss(css, "/s/")).toBe(
    `a{b:url(/s/a.woff2)url("/s/b.png")url( '/s/c.png' )url(data:x,/y)url(//h/z)url(#i)}`,
  );
});

it.each([
  ["links", '<a href="/about#x">A</a>', '<a href="/site/about#x">A</a>'],
  ["pictures", '<img srcset="/b.png 2x">', '<img srcset="/site/b.png 2x">'],
  [
    "icons",
    '<svg><use href="/i.svg#a"></use></svg>',
    '<svg><use href="/site/i.svg#a"></use></svg>',
  ],
  ["forms", '<form action="/go"></form>', '<form action="/site/go"></form>'],
  ["styles", "<style>a{b:url(/d.png)}</style>", "<style>a{b:url(/site/d.png)}</style>"],
  ["templates", '<template><img src="/x"></template>', '<template><img src="/site/x"></template>'],
])("moves %s of a page", (_, from, to) => {
  expect(moved(from)).toBe(to);
});

it("leaves words, data and scripts of a page alone, and at the root all of it", () => {
  const kept = '<p title="/a" data-x="/b">/about</p><script>go("/c")</script>';
  expect(moved(kept)).toBe(kept);
  expect(moved('<a href="/about">A</a>', "/")).toBe('<a href="/about">A</a>');
});
