import { existsSync } from "node:fs";
import path from "node:path";
import { findAll, getElementsByTagName, textContent } from "domutils";
import { allPages, canonicalPages } from "../../app/lib/pages.ts";
import { twinPath } from "../../app/lib/twin-path.ts";
import { site } from "../../app/site.ts";
import { client, read } from "../support/built-files.ts";
import { expect, test } from "../support/fixtures.ts";
import { documentOf, textsOf } from "../support/page-text.ts";

const twinOf = (page: string) => read(twinPath(page));

/** Letters and digits alone: what is said, whatever marks and spaces stand in it. */
const letters = (text: string) => text.replace(/[^\p{L}\p{N}%£]/gu, "");
const lettersOf = (markdown: string) => letters(markdown.replace(/\]\([^)]*\)/g, ""));

const tablesIn = (markdown: string) =>
  (markdown.match(/^(\|.*\n)+/gm) ?? []).map((table) => table.trimEnd().split("\n"));
const cellsOf = (row: string) => row.split(/(?<!\\)\|/).slice(1, -1);

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

test("a twin has every heading and every sentence of its page, below one h1", () => {
  for (const page of canonicalPages) {
    const markdown = twinOf(page);
    const said = lettersOf(markdown);
    const texts = textsOf(page);
    expect(texts.length, page).toBeGreaterThan(10);
    expect(
      texts.filter((text) => !said.includes(letters(text))),
      page,
    ).toEqual([]);
    expect(markdown.match(/^# /gm), page).toHaveLength(1);
    expect(markdown, page).toMatch(
      /^---\ntitle: ".+"\ndescription: ".+"\ncanonical: .+\n(updated: .+\n)?---\n\n# /,
    );
  }
});

test("a twin has every table and every drawing of its page as a table, each row as long as the head", () => {
  for (const page of canonicalPages) {
    const tables = tablesIn(twinOf(page));
    for (const [head = "", line = "", ...rows] of tables) {
      expect(line, `${page}: ${head}`).toMatch(/^\|( --- \|)+$/);
      expect(rows.length, `${page}: ${head}`).toBeGreaterThan(0);
      for (const row of [head, line, ...rows])
        expect(cellsOf(row).length, `${page}: ${row}`).toBe(cellsOf(head).length);
      for (const name of cellsOf(head)) expect(name.trim(), page).not.toBe("");
    }
    const drawn = getElementsByTagName("table", documentOf(page)).map((table) =>
      getElementsByTagName("tr", table).map((row) => letters(textContent(row))),
    );
    const written = tables.map((rows) => letters(rows.join("")));
    for (const [head = "", first = ""] of drawn)
      expect(
        written.some((table) => table.startsWith(head)),
        `${page}: ${head} ${first}`,
      ).toBe(true);
  }
});

test("the schedules that pages draw of themselves are tables with named columns", () => {
  const heads = (page: string) => tablesIn(twinOf(page)).map(([head]) => head);
  for (const [page, head] of [
    ["/services/project-management-service", "| Work | Who | When | Note |"],
    ["/services/resource-optimization", "| Benefit | When |"],
    ["/services", "| Group | Service | Phases |"],
    ["/case-study/azure-cloud-migration", "| Step | Planned | Took | Event |"],
    ["/case-study/azure-cloud-migration", "| Measure | Before | After |"],
    ["/about", "| Since | Question | Practice |"],
    ["/about", "| Hub | Time zone | People | Hours |"],
    ["/privacy-policy", "| What | How long |"],
  ] as const)
    expect(heads(page), page).toContain(head);
});

test("a twin is clean: no markup, no blank lines in a row, no button again and again, no bare address", () => {
  for (const page of canonicalPages) {
    const markdown = twinOf(page);
    expect(markdown, page).not.toMatch(/<\/?[a-z]|&[a-z]+;|\n{3}|[ \t]\n|\u00a0|\ue000|undefined/);
    expect(markdown, page).not.toMatch(/\]\((\/|#)|Learn more|Show the data|\[Back to /);
    expect(markdown.match(/^\[(Schedule|Contact)[^\]]*\]/gm)?.length ?? 0, page).toBeLessThan(4);
  }
});
