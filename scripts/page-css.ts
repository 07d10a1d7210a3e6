import type { Document } from "domhandler";
import postcss, { type AtRule, type Container, type Root, type Rule } from "postcss";
import { selectorMatcher } from "./selector-match.ts";

/** Rules inside these are no rules of elements. */
const foreign = /keyframes$|^(font-face|page|property|view-transition)/;

const isInsideForeign = (rule: Rule) =>
  rule.parent?.type === "atrule" && foreign.test((rule.parent as AtRule).name);

function dropUnusedRules(css: Root, page: Document): void {
  const matches = selectorMatcher(page);
  css.walkRules((rule) => {
    if (isInsideForeign(rule)) return;
    const used = rule.selectors.filter(matches);
    if (used.length) rule.selectors = used;
    else rule.remove();
  });
}

/** A property of the root has a value on every page: what would stand in for it is left out. */
function dropUnusedFallbacks(css: Root): void {
  const sure = new Set<string>();
  css.walkRules(":root", (rule) => rule.walkDecls(/^--/, ({ prop }) => void sure.add(prop)));
  css.walkDecls((declaration) => {
    declaration.value = declaration.value.replace(
      /^var\((--[\w-]+),[^()]*\)$/,
      (whole, name: string) => (sure.has(name) ? `var(${name})` : whole),
    );
  });
}

/** Custom properties that nothing asks for any more, until no further one falls with them. */
function dropUnusedProperties(css: Root, borrowed: string): void {
  for (let dropped = true; dropped; ) {
    dropped = false;
    const used = new Set(
      [...`${css}${borrowed}`.matchAll(/var\((--[\w-]+)/g)].map(([, name]) => name),
    );
    css.walkDecls(/^--/, (declaration) => {
      if (used.has(declaration.prop)) return;
      declaration.remove();
      dropped = true;
    });
    css.walkAtRules("property", (rule) => {
      if (!used.has(rule.params)) rule.remove();
    });
  }
}

function dropUnusedKeyframes(css: Root): void {
  const animations: string[] = [];
  css.walkDecls(/^animation/, ({ value }) => void animations.push(value));
  css.walkAtRules("keyframes", (rule) => {
    if (!animations.some((value) => value.split(/[\s,]+/).includes(rule.params))) rule.remove();
  });
}

function dropEmptyBlocks(container: Container): void {
  container.each((node) => {
    if (!("nodes" in node) || !node.nodes) return;
    dropEmptyBlocks(node as Container);
    if (!node.nodes.length) node.remove();
  });
}

/** Of the whole stylesheet, what a page uses. `islands` is the CSS that may join it later. */
export function pageCss(whole: string, page: Document, islands: string): string {
  const css = postcss.parse(whole);
  css.walkComments((comment) => void comment.remove());
  dropUnusedRules(css, page);
  dropUnusedFallbacks(css);
  dropUnusedProperties(css, islands);
  dropUnusedKeyframes(css);
  dropEmptyBlocks(css);
  return css.toString();
}
