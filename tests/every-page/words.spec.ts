import { is } from "css-select";
import { type AnyNode, hasChildren, isTag, isText } from "domhandler";
import { content } from "../../app/content/content.ts";
import { allPages } from "../../app/site.ts";
import { firstOf } from "../support/built-documents.ts";
import { expect, test } from "../support/fixtures.ts";

const { services } = content;

/** Words for screen readers alone, in drawings, in rows that one opens, and heads repeated for phones. */
const unread =
  "svg, script, .sr-only, .plan-words, .stacking b, [aria-hidden=true], details:not([open], .open-if-wide) > :not(summary)";

function textIn(node: AnyNode): string {
  if (isText(node)) return node.data;
  if (!hasChildren(node) || (isTag(node) && is(node, unread))) return "";
  return node.children.map(textIn).join(" ");
}

const average = (numbers: readonly number[]) =>
  numbers.reduce((sum, one) => sum + one, 0) / numbers.length;

const servicesBy = (template: string) =>
  services.filter((one) => one.template === template).map(({ id }) => `/services/${id}`);

/** How many words a busy reader is given, on average of the pages of a kind. */
const kinds = [
  { limit: 1300, pages: ["/"] },
  { limit: 1900, pages: ["/services"] },
  { limit: 1300, pages: ["/about"] },
  { limit: 900, pages: servicesBy("service") },
  { limit: 850, pages: servicesBy("solution") },
  { limit: 1200, pages: allPages.filter((page) => page.startsWith("/case-study/")) },
];

test("no page says more than its kind may", () => {
  for (const { limit, pages } of kinds) {
    const counts = pages.map((page) => {
      const main = firstOf(page, "main");
      const words = main ? (textIn(main).match(/\S*\w\S*/g)?.length ?? 0) : 0;
      const most = pages.length > 1 ? limit * 1.05 : limit;
      expect.soft(words, `words of ${page}: shorten it`).toBeLessThanOrEqual(most);
      return words;
    });
    expect.soft(average(counts), `words of ${pages[0]} and its kind`).toBeLessThanOrEqual(limit);
  }
});
