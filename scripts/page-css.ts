import type { Document } from "domhandler";
import postcss, {
  type AtRule,
  type Container,
  type Declaration,
  type Root,
  type Rule,
} from "postcss";
import { heededLeadings, writeOutLeadings } from "./leading.ts";
import { selectorMatcher } from "./selector-match.ts";

/** Rules inside these are no rules of elements. */
const foreign = /keyframes$|^(font-face|page|property|view-transition)/;

const isInsideForeign = (rule: Rule) =>
  rule.parent?.type === "atrule" && foreign.test((rule.parent as AtRule).name);

/** On the root, under no condition. */
function isOfRoot({ parent }: Declaration): boolean {
  if ((parent as Rule).selector !== ":root") return false;
  const outer = parent?.parent;
  return outer?.type === "root" || (outer as AtRule).name === "layer";
}

/** The rules of elements, in their order. */
function rulesOf(css: Root): Rule[] {
  const rules: Rule[] = [];
  css.walkRules((rule) => {
    if (!isInsideForeign(rule)) rules.push(rule);
  });
  return rules;
}

/** Leaves to each rule the selectors that are used. */
function dropUnusedRules(css: Root, used: readonly string[][]): void {
  for (const [index, rule] of rulesOf(css).entries())
    if (used[index]?.length) rule.selectors = used[index];
    else rule.remove();
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

/** Registered properties that no rule sets to anything but the value that they begin with. */
function untouchedOf(css: Root): Map<string, string> {
  const untouched = new Map<string, string>();
  css.walkAtRules("property", ({ params, nodes }) => {
    for (const node of nodes ?? [])
      if (node.type === "decl" && node.prop === "initial-value") untouched.set(params, node.value);
  });
  css.walkDecls(/^--/, ({ prop, value }) => {
    if (untouched.get(prop) !== value) untouched.delete(prop);
  });
  return untouched;
}

/** Properties that have the same value everywhere: set once, on the root, or never. */
function constantsOf(css: Root, borrowed: string): Map<string, string> {
  const constants = new Map<string, string>();
  const set = new Set<string>();
  css.walkDecls(/^--/, (declaration) => {
    const { prop, value } = declaration;
    if (!set.has(prop) && isOfRoot(declaration) && !borrowed.includes(`var(${prop})`))
      constants.set(prop, value);
    else constants.delete(prop);
    set.add(prop);
  });
  for (const [prop, value] of untouchedOf(css)) constants.set(prop, value);
  return constants;
}

/** Such a value is shorter than its name, and most are read once. */
function writeOutConstants(css: Root, constants: ReadonlyMap<string, string>): void {
  const writeOut = (text: string): string =>
    text.replace(/var\((--[\w-]+)\)/g, (whole, name: string) => {
      const value = constants.get(name);
      return value === undefined ? whole : writeOut(value);
    });
  css.walkDecls((declaration) => {
    declaration.value = writeOut(declaration.value);
  });
}

const namesIn = (text: string) =>
  [...text.matchAll(/var\((--[\w-]+)/g)].map(([, name]) => name ?? "");

/** What islands do not bring along: no property that they register, no constant beside its name. */
function lentTo(borrowed: string, constants: ReadonlyMap<string, string>): string[] {
  const registered = [...borrowed.matchAll(/@property (--[\w-]+)/g)].map(([, name]) => name);
  return namesIn(borrowed).filter((name) => !registered.includes(name) && !constants.has(name));
}

/** Custom properties that nothing asks for any more, until no further one falls with them. */
function dropUnusedProperties(css: Root, lent: readonly string[]): void {
  for (let dropped = true; dropped; ) {
    dropped = false;
    const used = new Set([...namesIn(`${css}`), ...lent]);
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

/** Said again at once, as prefixing leaves it, and spaces that no value needs. */
function tidyDeclarations(css: Root): void {
  css.walkDecls((declaration) => {
    const before = declaration.prev();
    if (before?.toString() === declaration.toString()) before.remove();
  });
  css.walkDecls((declaration) => {
    if (!declaration.value.includes('"'))
      declaration.value = declaration.value.replace(/ ?([*,/]) ?/g, "$1");
  });
}

function dropEmptyBlocks(container: Container): void {
  container.each((node) => {
    if (!("nodes" in node) || !node.nodes) return;
    dropEmptyBlocks(node as Container);
    if (!node.nodes.length) node.remove();
  });
}

/** The same for every page, so it is parsed once; pages that use the same of it have the same styles. */
interface Sheet {
  css: Root;
  selectors: readonly string[][];
  heededLeadings: readonly string[];
  finished: Map<string, string>;
}

const sheets = new Map<string, Sheet>();

function sheetOf(whole: string, islands: string): Sheet {
  const key = whole + islands;
  const known = sheets.get(key);
  if (known) return known;
  const css = postcss.parse(whole);
  css.walkComments((comment) => void comment.remove());
  const selectors = rulesOf(css).map((rule) => rule.selectors);
  const sheet = {
    css,
    selectors,
    heededLeadings: heededLeadings(css),
    finished: new Map<string, string>(),
  };
  sheets.set(key, sheet);
  return sheet;
}

function finished(
  css: Root,
  used: readonly string[][],
  isLeadingHeeded: boolean,
  islands: string,
): string {
  dropUnusedRules(css, used);
  if (!isLeadingHeeded) writeOutLeadings(css);
  dropUnusedFallbacks(css);
  const constants = constantsOf(css, islands);
  writeOutConstants(css, constants);
  dropUnusedProperties(css, lentTo(islands, constants));
  dropUnusedKeyframes(css);
  tidyDeclarations(css);
  dropEmptyBlocks(css);
  return css.toString();
}

/** Of the whole stylesheet, what a page uses. `islands` is the CSS that may join it later. */
export function pageCss(whole: string, page: Document, islands: string): string {
  const sheet = sheetOf(whole, islands);
  const matches = selectorMatcher(page);
  const used = sheet.selectors.map((selectors) => selectors.filter(matches));
  const isLeadingHeeded = sheet.heededLeadings.some(matches);
  const key = JSON.stringify([used, isLeadingHeeded]);
  const css =
    sheet.finished.get(key) ?? finished(sheet.css.clone(), used, isLeadingHeeded, islands);
  sheet.finished.set(key, css);
  return css;
}
