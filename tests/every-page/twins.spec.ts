import { existsSync } from "node:fs";
import path from "node:path";
import { is, selectAll } from "css-select";
import { type ChildNode, isTag, isText } from "domhandler";
import { twinPath } from "../../app/lib/twin-path.ts";
import { allPages, canonicalPages, contentAt, site } from "../../app/site.ts";
import { lettersOf } from "../pages/built-parts.ts";
import { canonicalOf, elementsOf } from "../support/built-documents.ts";
import { client, read } from "../support/built-files.ts";
import { expect, test } from "../support/fixtures.ts";

const unread = "svg, button, template, script, [aria-hidden=true], [role=status], [hidden]";

/** Not read as text: what leads around, and the words of a drawing that has its data as a table. */
const apart = `:is(${unread}, nav:not(:has(h2)))`;
const drawn = "figure:has(table) :not(figcaption, figcaption *, h3)";

function readText(node: ChildNode): string {
  if (isText(node)) return node.data;
  return isTag(node) && !is(node, unread) ? node.children.map(readText).join("") : "";
}

/** The headings of a page's main part and all whole sentences in it, each as its element has them. */
const textsOf = (page: string) =>
  elementsOf(page, "main :is(h1, h2, h3, h4, h5, h6, p, li, dd, blockquote)")
    .filter((element) => !is(element, `${apart}, ${apart} *, ${drawn}`))
    .filter(({ children }) => !selectAll("h1, h2, h3, h4, h5, h6, p, ul, ol, dl", children).length)
    .filter((element) => /^h/.test(element.name) || /[.?!]”?$/.test(readText(element).trim()))
    .map(readText);

/** What the cells of a table say; their own names for their columns are for narrow screens. */
const cellsOf = (page: string) =>
  elementsOf(page, "th, td").map(({ children }) =>
    children
      .filter((part) => !isTag(part) || part.name !== "b")
      .map(readText)
      .join(""),
  );

test("every page leads to its twin, an alias to that of the page it stands for", () => {
  for (const page of allPages) {
    const twin = twinPath(new URL(canonicalOf(page)[0] ?? "").pathname);
    const links = elementsOf(page, 'head [type="text/markdown"]');
    expect(links.map(({ attribs }) => ({ ...attribs }))).toEqual([
      { rel: "alternate", type: "text/markdown", href: site.url + twin },
    ]);
    expect(existsSync(path.join(client, twin)), page).toBe(true);
  }
});

/** How each part is written is a matter of scripts/twin/twin.test.ts. */
test("a twin has every heading, sentence, cell and table of its page, and no markup", () => {
  for (const page of canonicalPages) {
    const markdown = read(twinPath(page));
    const said = lettersOf(markdown.replace(/\]\([^)]*\)/g, ""));
    const texts = textsOf(page);
    expect(texts.length, page).toBeGreaterThan(5);
    const missing = [...texts, ...cellsOf(page)].filter((text) => !said.includes(lettersOf(text)));
    expect(missing, page).toEqual([]);
    expect(markdown.match(/^# /gm), page).toHaveLength(1);
    const tables = markdown.match(/^(\|.*\n)+/gm) ?? [];
    expect(tables.length, page).toBe(elementsOf(page, "table").length);
    expect(markdown, page).not.toMatch(/<\/?[a-z]|&[a-z#]+\w*;|\n{3}|[ \t]\n|\u00a0|undefined/);
    expect(markdown, page).not.toMatch(/\]\((\/|#|\))|\*{4}/);
    const { words } = contentAt(page);
    const isSample = elementsOf(page, "main p").some(
      (paragraph) => readText(paragraph) === words.charts.sample,
    );
    expect(markdown.split("\n").includes(words.charts.sample), page).toBe(isSample);
    for (const unsaid of [
      words.charts.data,
      `[${words.caseStudies.back}`,
      `[${words.actions.backToServices}`,
    ])
      expect(markdown, page).not.toContain(unsaid);
  }
});
