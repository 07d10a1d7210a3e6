import { is } from "css-select";
import { type AnyNode, hasChildren, isTag, isText } from "domhandler";
import { content } from "../../app/content/content.ts";
import { firstOf } from "../support/built-documents.ts";
import { expect, test } from "../support/fixtures.ts";

/** Words for screen readers alone, in drawings, in rows that one opens, and heads repeated for phones. */
const unread =
  "svg, script, .sr-only, .plan-words, .stacking b, [aria-hidden=true], details:not([open], .open-if-wide) > :not(summary)";

function textIn(node: AnyNode): string {
  if (isText(node)) return node.data;
  if (!hasChildren(node) || (isTag(node) && is(node, unread))) return "";
  return node.children.map(textIn).join(" ");
}

function wordsOn(path: string): number {
  const main = firstOf(path, "main");
  return main ? (textIn(main).match(/\S*\w\S*/g)?.length ?? 0) : 0;
}

/** Pages to look things up in, which nobody reads from top to bottom. */
const isLookedUp = ({ file, bands }: (typeof content.pages)[number]) =>
  file.startsWith("legal/") || bands.some(({ band }) => band === "text" || band === "directory");

test("no page gives a busy reader more words than one reads", () => {
  for (const page of content.pages.filter((one) => !isLookedUp(one))) {
    const limit = page.dense ? 1600 : page.path === "/" ? 1100 : 1300;
    expect.soft(wordsOn(page.path), `words of ${page.path}: shorten it`).toBeLessThanOrEqual(limit);
  }
});

for (const [template, limit] of [
  ["service", 800],
  ["solution", 800],
  ["case-study", 950],
] as const)
  test(`no page of the template ${template} gives a busy reader more words than one reads`, () => {
    for (const { path } of content.entryPages.filter((page) => page.template.name === template))
      expect.soft(wordsOn(path), `words of ${path}: shorten it`).toBeLessThanOrEqual(limit);
  });
