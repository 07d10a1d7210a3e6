import { globSync, readFileSync } from "node:fs";
import type { Document, Element } from "domhandler";
import { isTag } from "domhandler";
import postcss from "postcss";
import { projectFile } from "./cached.ts";
import { joinRules } from "./join-rules.ts";
import { stateClasses } from "./selector-match.ts";
import { shortNames } from "./short-names.ts";

/** A class in a selector, with its escapes. */
const classInSelector = /\.((?:\\[\da-f]{1,6} ?|\\.|[\w-])+)/gi;
const unescaped = (name: string) =>
  name.replace(/\\([\da-f]{1,6}) ?|\\(.)/gi, (_, code: string, other: string) =>
    code ? String.fromCodePoint(Number.parseInt(code, 16)) : other,
  );

const isKeyframe = ({ parent }: postcss.Rule) =>
  parent?.type === "atrule" && (parent as postcss.AtRule).name.endsWith("keyframes");

/** Names that we gave, by which scripts and tests know a part: they stay. */
const ownNames: ReadonlySet<string> = new Set([
  ...stateClasses,
  ...globSync("app/**/*.css", { cwd: projectFile(".") }).flatMap((file) =>
    [...readFileSync(projectFile(file), "utf8").matchAll(/(?:^@utility |\.)([a-z][\w-]*)/gm)].map(
      ([, name = ""]) => name,
    ),
  ),
]);

/** Everything with a class, also what waits in templates. */
function withClasses(node: { children: Document["children"] }): Element[] {
  return node.children.flatMap((child) => {
    if (!("children" in child)) return [];
    const inside = withClasses(child);
    return isTag(child) && child.attribs.class ? [child, ...inside] : inside;
  });
}

const classesOf = ({ attribs }: Element) => attribs.class?.split(/\s+/).filter(Boolean) ?? [];

const namesIn = (css: string) =>
  [...css.matchAll(classInSelector)].map(([, name = ""]) => unescaped(name));

/** Classes that no rule knows, in this page or any other: most likely misspelled. */
export function unknownClasses(page: Document, wholeCss: string): string[] {
  const known = new Set([...ownNames, ...namesIn(wholeCss)]);
  const isMark = (name: string) => /^group(\/|$)/.test(name);
  return [...new Set(withClasses(page).flatMap(classesOf))].filter(
    (name) => !known.has(name) && !isMark(name),
  );
}

/** Of each class, the elements that it stands on, by their numbers. */
function placesOf(elements: readonly Element[]): Map<string, Set<number>> {
  const places = new Map<string, Set<number>>();
  for (const [number, element] of elements.entries())
    for (const name of classesOf(element))
      places.set(name, (places.get(name) ?? new Set()).add(number));
  return places;
}

const nowhere: ReadonlySet<number> = new Set();

/**
 * Gives Tailwind's classes names of a letter or two, in the page and in its CSS, which is returned: a
 * ninth of what a page weighs was their names. Those that stand on the same elements become one, and
 * what does nothing in this page goes. `others` is CSS whose names must stay free.
 */
export function shortenClasses(page: Document, css: string, others: string): string {
  const root = postcss.parse(css);
  const selectors: string[] = [];
  root.walkRules((rule) => {
    if (!isKeyframe(rule)) selectors.push(rule.selector);
  });
  const elements = withClasses(page);
  const places = placesOf(elements);
  const count = (name: string) => places.get(name)?.size ?? 0;

  const fresh = shortNames(new Set([...ownNames, ...namesIn(others)]));
  const renamed = new Map<string, string>();
  const nameByPlaces = new Map<string, string>();
  for (const name of new Set(namesIn(selectors.join()).toSorted((a, b) => count(b) - count(a)))) {
    const where = [...(places.get(name) ?? [name])].join();
    const short = ownNames.has(name) ? name : (nameByPlaces.get(where) ?? fresh.next().value);
    if (!ownNames.has(name)) nameByPlaces.set(where, short);
    renamed.set(name, short);
  }

  root.walkRules((rule) => {
    if (isKeyframe(rule)) return;
    rule.selector = rule.selector.replace(
      classInSelector,
      (_, name: string) => `.${renamed.get(unescaped(name))}`,
    );
  });
  for (const element of elements) {
    const names = classesOf(element).flatMap(
      (name) => renamed.get(name) ?? (ownNames.has(name) ? name : []),
    );
    if (names.length) element.attribs.class = [...new Set(names)].join(" ");
    else delete element.attribs.class;
  }
  const now = placesOf(elements);
  joinRules(
    root,
    (one, other) =>
      // Scripts may set it anywhere.
      stateClasses.has(one) || !(now.get(one) ?? nowhere).isDisjointFrom(now.get(other) ?? nowhere),
  );
  return root.toString();
}
