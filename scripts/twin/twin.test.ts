import { describe, expect, it } from "vitest";
import { twinOf } from "./twin";

const page = (main: string, path = "/about") =>
  `<!doctype html><html><head><meta property="og:title" content="About | Firm"/><meta name="description" content="Who &quot;we&quot; are."/><link rel="canonical" href="https://firm.test${path}"/></head><body><nav><a href="/">Home</a></nav><main>${main}</main></body></html>`;

/** What a twin says below its head and its h1. */
function said(main: string): string {
  const { markdown } = twinOf(page(`<h1>Title</h1>${main}`), "/about");
  return markdown.replace(/^---[\s\S]*?# Title\n\n?/, "").trimEnd();
}

it("begins with title, description, address and date, then the page's h1", () => {
  expect(twinOf(page("<h1>We &amp; you</h1>"), "/about", "2026-01-31").markdown).toBe(`---
title: "About | Firm"
description: "Who \\"we\\" are."
canonical: https://firm.test/about
updated: 2026-01-31
---

# We & you
`);
});

it("says which page cannot have one, and why", () => {
  expect(() => twinOf(page("<p>No heading</p>"), "/about")).toThrow(
    "/about has no <main> with one",
  );
  expect(() => said('<p data-twin="tabel">x</p>')).toThrow('neither "omit" nor "table"');
  expect(() => twinOf("<main><h1>x</h1></main>", "/about")).toThrow("see app/lib/page-head.ts");
});

describe("text", () => {
  it("stands in paragraphs, with links that lead there from anywhere", () => {
    expect(
      said('<p>See <a href="/x?a=b#c">the\u00a0list</a>.</p><div>Bare <b>text</b></div>'),
    ).toBe("See [the list](https://firm.test/x?a=b#c).\n\nBare **text**");
  });

  it("keeps apart what only styles part", () => {
    expect(said("<ul><li><span>1,400</span>workloads</li></ul>")).toBe("- 1,400 workloads");
    expect(said("<ul><li><b>28%</b>At less</li></ul>")).toBe("- **28%**: At less");
    expect(
      said("<table><tr><td><p><b>You:</b> a.</p><p><b>We:</b> b.</p></td></tr></table>"),
    ).toContain("| **You:** a. **We:** b. |");
    expect(said("<p>Up to <span>68%</span>.</p>")).toBe("Up to 68%.");
    expect(said("<figure><figcaption><b>Director</b>Payroll</figcaption></figure>")).toBe(
      "**Director**, Payroll",
    );
  });

  it("never turns into Markdown by accident", () => {
    expect(said("<p>2018. *Not* [a] list</p>")).toBe("2018\\. \\*Not\\* \\[a\\] list");
  });

  it("has no link to a place on its own page", () => {
    expect(said('<p>See <a href="#x">below</a> or <a href="/about#y">there</a></p>')).toBe(
      "See below or there",
    );
  });

  it("leaves out what is drawn, hidden, to be pressed or only leads around", () => {
    const noise =
      '<nav><a href="/">Home</a></nav><svg><text>1</text></svg><p aria-hidden="true">01</p><p hidden>h</p><button>b</button><p role="status">s</p><template><p>t</p></template><p data-twin="omit">o</p>';
    expect(said(noise)).toBe("");
    expect(said('<nav><h2>Related</h2><ul><li><a href="/x">X</a></li></ul></nav>')).toBe(
      "## Related\n\n- [X](https://firm.test/x)",
    );
  });

  it("shortens a prepared mail to its subject", () => {
    expect(said('<p>Or <a href="mailto:a@firm.test?subject=A%20B&amp;body=C">write</a></p>')).toBe(
      "Or [write](mailto:a@firm.test?subject=A%20B)",
    );
  });
});

describe("structure", () => {
  it("has headings before their labels", () => {
    expect(said("<section><div><p>Label</p><h2>Name</h2></div><p>Text</p></section>")).toBe(
      "## Name\n\n*Label*\n\nText",
    );
  });

  it("leads from the heading of a card, and says a button once", () => {
    const button = '<a href="/contact" data-call="">Call</a>';
    const more = '<a href="/x">Learn more<span class="sr-only">: Name</span></a>';
    expect(said(`${button}<ul><li><h3>Name</h3><p>Text</p>${more}</li></ul>${button}`)).toBe(
      "[Call](https://firm.test/contact)\n\n### [Name](https://firm.test/x)\n\nText",
    );
  });

  it("has lists, definitions, quotes and questions", () => {
    expect(said("<ol><li>a<ul><li>b</li></ul></li><li>c</li></ol>")).toBe("1. a\n   - b\n2. c");
    expect(said("<dl><div><dt>T</dt><dd>one</dd><dd>two</dd></div><dt>U</dt><dd>v</dd></dl>")).toBe(
      "- **T**: one; two\n- **U**: v",
    );
    expect(said("<blockquote>“Yes”</blockquote>")).toBe("> “Yes”");
    expect(said("<details><summary>Why?</summary><p>So.</p></details>")).toBe("### Why?\n\nSo.");
  });

  it("names what a picture shows, if it shows something", () => {
    expect(
      said('<picture><img src="/a.jpg" alt="A plan"></picture><img src="/b.jpg" alt="">'),
    ).toBe("![A plan](https://firm.test/a.jpg)");
  });
});

describe("tables", () => {
  it("are as long in every row, and keep their bars", () => {
    expect(said("<table><tr><th>A</th><th>B</th></tr><tr><th>1|2</th></tr></table>")).toBe(
      "| A | B |\n| --- | --- |\n| 1\\|2 |  |",
    );
  });

  it("stand in the place of a drawing that has one", () => {
    const drawing =
      "<figure><figcaption><h2>Load</h2><p>Three roles.</p></figcaption><div><ul><li>drawn</li></ul></div><div><p>Illustrative</p><details><summary>Show the data</summary><table><caption>Load</caption><tr><th>Name</th></tr><tr><td>x</td></tr></table></details></div></figure>";
    expect(said(drawing)).toBe(
      "## Load\n\nThree roles.\n\nIllustrative\n\n| Name |\n| --- |\n| x |",
    );
  });

  it("are made of a schedule whose parts name their columns", () => {
    const row = (name: string, more = "") =>
      `<li><a href="/${name}"><span data-column="Work">${name}</span></a><a href="#" data-column="Who">me</a><p data-twin="omit">took <b data-column="Took">2 weeks</b></p>${more}</li>`;
    const note = '<span data-column="Note">On the path</span><span data-column="Note">Gate</span>';
    expect(said(`<ol data-twin="table">${row("a")}${row("b", note)}</ol>`)).toBe(
      "| Work | Who | Took | Note |\n| --- | --- | --- | --- |\n| [a](https://firm.test/a) | me | 2 weeks |  |\n| [b](https://firm.test/b) | me | 2 weeks | On the path; Gate |",
    );
  });

  it("say in each row of a group which group it is", () => {
    const group = (name: string, ...rows: string[]) =>
      `<li><b data-column="Group">${name}</b><ul>${rows.map((row) => `<li><i data-column="Row">${row}</i></li>`).join("")}</ul></li>`;
    expect(said(`<ul data-twin="table">${group("A", "1", "2")}${group("B", "3")}</ul>`)).toBe(
      "| Group | Row |\n| --- | --- |\n| A | 1 |\n| A | 2 |\n| B | 3 |",
    );
  });

  it("are followed by what their rows say beyond them", () => {
    expect(
      said('<ol data-twin="table"><li><h3 data-column="Step">One</h3><p>Told.</p></li></ol>'),
    ).toBe("| Step |\n| --- |\n| One |\n\n### One\n\nTold.");
  });
});
