import type { Root, Rule } from "postcss";

/**
 * Tailwind's `leading-*` leaves its value in a property too, for sizes of text that come after it in
 * the stylesheet and bring a leading of their own. Hardly any page has such a pair on an element.
 */
const leading = "--tw-leading";
const asksForIt = /var\(--tw-leading,\s*((?:[^()]|\([^()]*\))*)\)/;

/** Selectors of elements on which a size of text would win if it did not ask. */
export function heededLeadings(css: Root): string[] {
  const heeded: string[] = [];
  const before: Rule[] = [];
  css.walkDecls((declaration) => {
    const rule = declaration.parent as Rule;
    if (!rule.selector?.startsWith(".")) return;
    if (declaration.prop === leading && !declaration.important) before.push(rule);
    if (asksForIt.test(declaration.value))
      heeded.push(...before.map(({ selector }) => rule.selector + selector));
  });
  return heeded;
}

/** For a page without such an element: sizes have their own leading, and nothing is left for them. */
export function writeOutLeadings(css: Root): void {
  css.walkDecls((declaration) => {
    declaration.value = declaration.value.replace(asksForIt, "$1");
  });
  css.walkDecls(leading, (declaration) => void declaration.remove());
  css.walkAtRules("property", (rule) => {
    if (rule.params === leading) rule.remove();
  });
}
