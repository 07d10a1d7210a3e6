import { parse, serialize } from "parse5";
import { adapter as treeAdapter } from "parse5-htmlparser2-tree-adapter";
import { expect, it } from "vitest";
import { moveAddress } from "../app/lib/address";
import { moveAddresses } from "./move-addresses";

/** The inside of a page below a base. */
function moved(body: string, base = "/site/"): string {
  const page = parse(`<body>${body}</body>`, { treeAdapter });
  moveAddresses(page, base);
  return /<body>([\s\S]*)<\/body>/.exec(serialize(page, { treeAdapter }))?.[1] ?? "";
}

it.each([
  ["/", "/site/"],
  ["/contact?topic=/a#b", "/site/contact?topic=/a#b"],
  // A page whose name is that of the folder.
  ["/site/", "/site/site/"],
])("moves the address %s to %s", (from, to) => {
  expect(moveAddress(from, "/site/")).toBe(to);
});

it.each([
  "",
  "#faq",
  "?a=1",
  "../about",
  "https://other.example/about",
  "//other.example/about",
  "/\\other.example/about",
  "mailto:info@firm.example?subject=/a",
  "data:image/svg+xml,<a href='/x'>",
])("leaves the address %j where it is", (address) => {
  expect(moveAddress(address, "/site/")).toBe(address);
});

/** Each with /HERE/ where the site's own addresses begin. */
it.each([
  '<a href="/HERE/about#x">A</a>',
  '<svg><use href="/HERE/i.svg#a"></use></svg>',
  '<form action="/HERE/go"></form>',
  '<template><img src="/HERE/x"></template>',
  '<img srcset="/HERE/a-400.avif 400w, /HERE/a-600.avif 600w">',
  '<img srcset="/HERE/a.png 1x,\n  /HERE/b.png 2x">',
  // Commas inside of an address.
  '<img srcset="/HERE/w,h/a.png 1x, /HERE/w,h/b.png 2x">',
  '<img srcset="https://cdn.test/a,/b.png 1x, /HERE/c.png 2x">',
  '<img srcset="data:image/png;base64,/9j/ 1x, //cdn/b.png 2x">',
  `<style>a{b:url(/HERE/a.woff2)url("/HERE/b.png")url( '/HERE/c.png' )}</style>`,
  "<style>a{b:url(data:x,/y)url(//h/z)url(#i)}</style>",
  '<p title="/a" data-x="/b">/about</p><script>go("/c")</script>',
])("moves the site's own addresses in %s, and nothing else", (page) => {
  const atRoot = page.replaceAll("/HERE/", "/");
  expect(moved(atRoot)).toBe(page.replaceAll("/HERE/", "/site/"));
  expect(moved(atRoot, "/")).toBe(atRoot);
});
