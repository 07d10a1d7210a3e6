import { existsSync } from "node:fs";
import path from "node:path";
import { isTag } from "domhandler";
import { findAll, getElementsByTagName, textContent } from "domutils";
import { allPages, canonicalPages } from "../../app/lib/pages.ts";
import { twinPath } from "../../app/lib/twin-path.ts";
import { site } from "../../app/site.ts";
import { client, read } from "../support/built-files.ts";
import { expect, test } from "../support/fixtures.ts";
import { documentOf, textsOf } from "../support/page-text.ts";

/** Letters and digits alone: what is said, whatever marks and spaces stand in it. */
const letters = (text: string) => text.replace(/[^\p{L}\p{N}%£]/gu, "");

test("every page leads to its twin, an alias to that of the page it stands for", () => {
  for (const page of allPages) {
    const head = getElementsByTagName("head", documentOf(page));
    const [canonical] = findAll(({ attribs }) => attribs.rel === "canonical", head);
    const twin = twinPath(new URL(canonical?.attribs.href ?? "").pathname);
    const links = findAll(({ attribs }) => attribs.type === "text/markdown", head);
    expect(links.map(({ attribs }) => ({ ...attribs }))).toEqual([
      { rel: "alternate", type: "text/markdown", href: site.url + twin },
    ]);
    expect(existsSync(path.join(client, twin)), page).toBe(true);
  }
});

/** What the cells of a table say; their own names for their columns are for narrow screens. */
const cellsOf = (page: string) =>
  findAll(({ name }) => name === "th" || name === "td", documentOf(page).children).map((cell) =>
    textContent(cell.children.filter((part) => !isTag(part) || part.name !== "b")),
  );

test("a twin has every heading, sentence and cell of its page, below one h1", () => {
  for (const page of canonicalPages) {
    const markdown = read(twinPath(page));
    const said = letters(markdown.replace(/\]\([^)]*\)/g, ""));
    const texts = textsOf(page);
    expect(texts.length, page).toBeGreaterThan(10);
    const missing = [...texts, ...cellsOf(page)].filter((text) => !said.includes(letters(text)));
    expect(missing, page).toEqual([]);
    expect(markdown.match(/^# /gm), page).toHaveLength(1);
    expect(markdown, page).toMatch(
      /^---\ntitle: ".+"\ndescription: ".+"\ncanonical: .+\n(updated: .+\n)?---\n\n# /,
    );
  }
});

test("a twin has every table of its page, each row as long as the head", () => {
  for (const page of canonicalPages) {
    const tables = read(twinPath(page)).match(/^(\|.*\n)+/gm) ?? [];
    expect(tables.length, page).toBe(getElementsByTagName("table", documentOf(page)).length);
    for (const table of tables) {
      const rows = table.trimEnd().split("\n");
      const lengths = rows.map((row) => row.split(/(?<!\\)\|/).length);
      expect(rows.length, table).toBeGreaterThan(2);
      expect(new Set(lengths).size, table).toBe(1);
    }
  }
});

test("a twin is clean: no markup, no gap, no address that leads nowhere", () => {
  for (const page of canonicalPages) {
    const markdown = read(twinPath(page));
    expect(markdown, page).not.toMatch(/<\/?[a-z]|&[a-z#]+\w*;|\n{3}|[ \t]\n|\u00a0|undefined/);
    expect(markdown, page).not.toMatch(/\]\((\/|#|\))|Show the data|\[Back to |\*{4}/);
  }
});
