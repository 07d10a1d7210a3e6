import { parse } from "parse5";
import { adapter as treeAdapter } from "parse5-htmlparser2-tree-adapter";
import { expect, it } from "vitest";
import { twinOf } from "./twin";

const page = (main: string) =>
  parse(
    `<!doctype html><html lang="en"><head><meta property="og:title" content="About | Firm"/><meta name="description" content="Who &quot;we&quot; are."/><link rel="canonical" href="https://firm.test/about"/></head><body><nav><a href="/">Home</a></nav><main>${main}</main></body></html>`,
    { treeAdapter },
  );

/** What a twin says below its head and its h1. */
const said = (main: string) =>
  twinOf(page(`<h1>Title</h1>${main}`), "/about")
    .markdown.split("# Title\n")[1]
    ?.trim();

it("begins with title, description, address and date, then the page's h1", () => {
  expect(twinOf(page("<h1>We &amp; you</h1>"), "/about", "2026-01-31").markdown).toBe(`---
title: "About | Firm"
description: "Who \\"we\\" are."
canonical: https://firm.test/about
lang: en
lastmod: 2026-01-31
---

# We & you
`);
});

it("says which page cannot have one, and why", () => {
  expect(() => twinOf(page("<p>x</p>"), "/about")).toThrow("/about has no <main> with one");
  const bare = parse("<main><h1>x</h1></main>", { treeAdapter });
  expect(() => twinOf(bare, "/about")).toThrow("see app/lib/page-head.ts");
});

it("keeps apart what only styles part", () => {
  expect(said("<p><span>1,400</span>workloads</p>")).toBe("1,400 workloads");
  expect(said("<p><b>28%</b>At less</p>")).toBe("**28%** · At less");
  expect(said("<p><b>Week 1</b><br/><b>Build</b></p>")).toBe("**Week 1** · **Build**");
  expect(said("<p><b>84 people.</b> <span>Testing</span></p>")).toBe("**84 people.** Testing");
  expect(said("<p>Up to <span>68%</span>, <b>or</b> so.</p>")).toBe("Up to 68%, **or** so.");
  const schemes = '<p><span data-scheme="Light">5.0</span><span data-scheme="Dark">5.4</span></p>';
  expect(said(schemes)).toBe("5.0 (Light) · 5.4 (Dark)");
});

it("has links that lead there from anywhere, and none to its own page", () => {
  expect(
    said('<p>See <a href="/x?a=b#c">the\u00a0list</a>, <a href="/about#y">below</a></p>'),
  ).toBe("See [the list](https://firm.test/x?a=b#c), below");
  for (const mail of ["mailto:a@firm.test?subject=A%20B", "https://mail.test/?to=a%40firm.test"])
    expect(said(`<p>Or <a href="${mail}&amp;body=C">write</a></p>`)).toBe(`Or [write](${mail})`);
});

it("names what a picture shows, if it shows something", () => {
  const pictures = '<picture><img src="/a.jpg" alt="A plan"></picture><img src="/b.jpg" alt="">';
  expect(said(pictures)).toBe("![A plan](https://firm.test/a.jpg)");
});

it("leaves out what is drawn, hidden, to be pressed or only leads around", () => {
  const noise =
    '<nav><a href="/">Home</a></nav><a data-page-only="" href="/x">All X</a><svg><text>1</text></svg><p aria-hidden="true">01</p><p hidden>h</p><button>b</button><p role="status">s</p><template><p>t</p></template>';
  expect(said(noise)).toBe("");
  expect(said('<nav><h2>Related</h2><ul><li><a href="/x">X</a></li></ul></nav>')).toBe(
    "## Related\n\n- [X](https://firm.test/x)",
  );
});

it("has headings before their labels, of sections as of cards", () => {
  const card = "<ul><li><p>Tag</p><h3>Card</h3><p>More</p></li></ul>";
  expect(said(`<section><div><p>Label</p><h2>Name</h2></div><p>Text</p>${card}</section>`)).toBe(
    "## Name\n\n*Label*\n\nText\n\n### Card\n\n*Tag*\n\nMore",
  );
});

it("has lists, terms, quotes and questions", () => {
  expect(said("<ol><li>a<ul><li>b</li></ul></li><li><p>c</p><p>d</p></li></ol>")).toBe(
    "1. a\n   - b\n2. c · d",
  );
  expect(said("<dl><dt>S</dt><dd>v</dd></dl>")).toBe("- **S**: v");
  expect(said("<dl><div><dt>T</dt><dd>one</dd><dd>two</dd></div></dl>")).toBe("- **T**: one · two");
  expect(said("<blockquote>“Yes”</blockquote>")).toBe("> “Yes”");
  expect(said("<details><summary>Why?</summary><p>So.</p></details>")).toBe("### Why?\n\nSo.");
});

it("has tables, each column named once", () => {
  const row = "<tr><th>1|2</th><td><b>B</b><p>b.</p><p>c</p></td></tr>";
  expect(said(`<table><tr><th>A</th><th>B</th></tr>${row}</table>`)).toBe(
    "| A | B |\n| - | - |\n| 1\\|2 | b. c |",
  );
});

it("has the table of a drawing in its place", () => {
  const data =
    "<details><summary>Show</summary><table><tr><th>Name</th></tr><tr><td>x</td></tr></table></details>";
  const drawing = `<figure><figcaption><h2>Load</h2></figcaption><div>drawn</div><div><p>Illustrative</p>${data}</div></figure>`;
  expect(said(drawing)).toBe("## Load\n\nIllustrative\n\n| Name |\n| - |\n| x |");
  const chart =
    '<div><div><h3>Load</h3><p>It grows.</p><div><p>%</p><div data-values="[]">1</div></div></div></div>';
  const row = `<figure>${chart}<p>Illustrative</p>${data}</figure>`;
  expect(said(row)).toBe("### Load\n\nIt grows.\n\nIllustrative\n\n| Name |\n| - |\n| x |");
});
