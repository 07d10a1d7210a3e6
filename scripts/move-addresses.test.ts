import { parse, serialize } from "parse5";
import { adapter as treeAdapter } from "parse5-htmlparser2-tree-adapter";
import { describe, expect, it } from "vitest";
import { moveAddress } from "../app/lib/address";
import { moveAddresses, moveInCss, moveSourceSet } from "./move-addresses";

/** The inside of a page below a base. */
function moved(body: string, base = "/site/"): string {
  const page = parse(`<body>${body}</body>`, { treeAdapter });
  moveAddresses(page, base);
  return /<body>([\s\S]*)<\/body>/.exec(serialize(page, { treeAdapter }))?.[1] ?? "";
}

describe("an address", () => {
  it.each([
    ["/", "/site/"],
    ["/about", "/site/about"],
    ["/#faq", "/site/#faq"],
    ["/?a=/b", "/site/?a=/b"],
    ["/contact?topic=a#b", "/site/contact?topic=a#b"],
    // A page whose name is that of the folder.
    ["/site/", "/site/site/"],
  ])("%s moves to %s", (from, to) => {
    expect(moveAddress(from, "/site/")).toBe(to);
  });

  it.each([
    "",
    "#faq",
    "?a=1",
    "about",
    "./about",
    "../about",
    "https://other.example/about",
    "//other.example/about",
    "/\\other.example/about",
    "mailto:info@firm.example?subject=/a",
    "tel:+1",
    "data:image/svg+xml,<a href='/x'>",
    "blob:/x",
    "javascript:/x/",
  ])("%j stays", (address) => {
    expect(moveAddress(address, "/site/")).toBe(address);
  });
});

describe("a list of pictures", () => {
  it.each([
    ["/a-400.avif 400w, /a-600.avif 600w", "/site/a-400.avif 400w, /site/a-600.avif 600w"],
    ["/a.png", "/site/a.png"],
    ["/a.png 1x,\n  /b.png 2x", "/site/a.png 1x,\n  /site/b.png 2x"],
    // A comma inside an address, and a list that has one behind it.
    ["/w,h/a.png 1x, /w,h/b.png 2x", "/site/w,h/a.png 1x, /site/w,h/b.png 2x"],
    [
      "https://cdn.example/a,/b.png 1x, /c.png 2x",
      "https://cdn.example/a,/b.png 1x, /site/c.png 2x",
    ],
    [
      "data:image/png;base64,/9j/ 1x, //cdn/b.png 2x",
      "data:image/png;base64,/9j/ 1x, //cdn/b.png 2x",
    ],
  ])("%j moves as %j", (from, to) => {
    expect(moveSourceSet(from, "/site/")).toBe(to);
  });
});

it("moves what styles ask for, however it is quoted, and no data", () => {
  expect(
    moveInCss(
      `a{b:url(/a.woff2)url("/b.png")url( '/c.png' )url(data:x,/y)url(//h/z)url(#i)}`,
      "/s/",
    ),
  ).toBe(`a{b:url(/s/a.woff2)url("/s/b.png")url( '/s/c.png' )url(data:x,/y)url(//h/z)url(#i)}`);
});

describe("a page", () => {
  it("moves links, pictures, icons in files and forms", () => {
    expect(
      moved(
        '<a href="/about#x">A</a><img src="/a.png" srcset="/b.png 2x"><svg><use href="/i.svg#a"></use><use href="#b"></use></svg><form action="/go"></form>',
      ),
    ).toBe(
      '<a href="/site/about#x">A</a><img src="/site/a.png" srcset="/site/b.png 2x"><svg><use href="/site/i.svg#a"></use><use href="#b"></use></svg><form action="/site/go"></form>',
    );
  });

  it("moves what waits in a template", () => {
    expect(moved('<template><li><a href="/x">X</a></li></template>')).toBe(
      '<template><li><a href="/site/x">X</a></li></template>',
    );
  });

  it("moves styles, and leaves words, data and scripts alone", () => {
    const kept = '<p title="/a" data-x="/b">/about</p><script>go("/c")</script>';
    expect(moved(`<style>a{b:url(/d.png)}</style>${kept}`)).toBe(
      `<style>a{b:url(/site/d.png)}</style>${kept}`,
    );
  });

  it("stays as it is at the root", () => {
    expect(moved('<a href="/about">A</a>', "/")).toBe('<a href="/about">A</a>');
  });
});
