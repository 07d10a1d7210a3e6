import { parse, type Selector } from "css-what";
import postcss, { type AtRule, type Container, type Root, type Rule } from "postcss";
import { stateClasses } from "../app/browser/state-classes.ts";

const isClass = (part: Selector) =>
  part.type === "attribute" && part.name === "class" && part.action === "element";

/**
 * Whether an element could match, now or later. Checks only classes: attributes and pseudo-classes
 * change at run time, and islands add elements that the page does not have yet.
 */
function isPossible(selector: readonly Selector[], classes: ReadonlySet<string>): boolean {
  return selector.every((part) => {
    if (part.type === "attribute" && isClass(part)) return classes.has(part.value);
    if (part.type !== "pseudo" || part.name === "not" || !Array.isArray(part.data)) return true;
    return part.data.some((inner) => isPossible(inner, classes));
  });
}

function* classesIn(selector: readonly Selector[]): Generator<string> {
  for (const part of selector)
    if (part.type === "attribute" && isClass(part)) yield part.value;
    else if (part.type === "pseudo" && Array.isArray(part.data))
      for (const inner of part.data) yield* classesIn(inner);
}

const isKeyframe = ({ parent }: Rule) =>
  parent?.type === "atrule" && (parent as AtRule).name.endsWith("keyframes");

function rulesOf(css: Root): Rule[] {
  const rules: Rule[] = [];
  css.walkRules((rule) => {
    if (!isKeyframe(rule)) rules.push(rule);
  });
  return rules;
}

const propertiesReadIn = (css: string) =>
  [...css.matchAll(/var\((--[\w-]+)/g)].map(([, name = ""]) => name);

/** Drops unused custom properties; repeats, because dropping one may leave another unused. */
function dropUnreadProperties(css: Root, readByIslands: readonly string[]): void {
  const read = new Set([...propertiesReadIn(css.toString()), ...readByIslands]);
  let dropped = false;
  css.walkDecls(/^--/, (declaration) => {
    if (read.has(declaration.prop)) return;
    declaration.remove();
    dropped = true;
  });
  css.walkAtRules("property", (rule) => {
    if (!read.has(rule.params)) rule.remove();
  });
  if (dropped) dropUnreadProperties(css, readByIslands);
}

/**
 * A registered property that no rule of the page sets is its initial value, said where it is read. Browsers that
 * know no @property, of before 2024, would take one from the parent: some lines of theirs stand closer.
 */
function writeOutUnset(css: Root): void {
  css.walkAtRules("layer", (layer) => {
    if (layer.params === "properties") layer.remove();
  });
  const set = new Set<string>();
  css.walkDecls(/^--/, ({ prop }) => void set.add(prop));
  css.walkAtRules("property", (rule) => {
    const initial = rule.nodes?.find((node) => node.type === "decl" && /^initial/.test(node.prop));
    if (set.has(rule.params) || initial?.type !== "decl") return;
    css.walkDecls((declaration) => {
      declaration.value = declaration.value.replaceAll(`var(${rule.params})`, initial.value);
    });
  });
}

function dropUnplayedKeyframes(css: Root): void {
  const played = new Set<string>();
  css.walkDecls(/^animation(-name)?$/, ({ value }) => {
    for (const word of value.split(/[\s,]+/)) played.add(word);
  });
  css.walkAtRules("keyframes", (rule) => {
    if (!played.has(rule.params)) rule.remove();
  });
}

function dropEmptyBlocks(container: Container): void {
  container.each((node) => {
    if (!("nodes" in node) || !node.nodes) return;
    dropEmptyBlocks(node as Container);
    if (!node.nodes.length) node.remove();
  });
}

/** The full stylesheet, parsed once. Islands have their own styles but read its custom properties. */
export function readStylesheet(whole: string, islands: string) {
  // What they register themselves, they do not need from the page.
  const readByIslands = propertiesReadIn(islands).filter(
    (name) => !islands.includes(`@property ${name}{`),
  );
  const css = postcss.parse(whole);
  css.walkComments((comment) => void comment.remove());
  const selectors = rulesOf(css).map((rule) =>
    rule.selectors.map((text) => ({ text, parsed: parse(text) })),
  );
  const known = new Set<string>(Object.values(stateClasses));
  for (const { parsed } of selectors.flat())
    for (const selector of parsed) for (const name of classesIn(selector)) known.add(name);

  return {
    /** Those that no rule has and no script sets; `group` and `group/name` are only there for other rules. */
    unknown: (classes: Iterable<string>): string[] =>
      [...classes].filter((name) => !known.has(name) && !/^group(\/|$)/.test(name)),
    /** The part of the stylesheet that a page with these classes uses. */
    forClasses(used: Iterable<string>): string {
      const classes = new Set([...used, ...Object.values(stateClasses)]);
      const part = css.clone();
      for (const [index, rule] of rulesOf(part).entries()) {
        const kept = (selectors[index] ?? [])
          .filter(({ parsed }) => parsed.some((one) => isPossible(one, classes)))
          .map(({ text }) => text);
        if (kept.length) rule.selectors = kept;
        else rule.remove();
      }
      writeOutUnset(part);
      dropUnreadProperties(part, readByIslands);
      dropUnplayedKeyframes(part);
      dropEmptyBlocks(part);
      return part.toString();
    },
  };
}
