import { compile } from "css-select";
import { parse, type Selector, SelectorType, stringify } from "css-what";
import type { AnyNode, Document, Element } from "domhandler";
import { findAll } from "domutils";

/**
 * States that a page takes on only in the browser, by our scripts or by the visitor's hand. A rule for
 * one of them is used if it would be, were the page in that state.
 */
const stateAttributes = new Set([
  "aria-busy",
  "aria-current",
  "aria-expanded",
  "data-asked",
  "data-lost",
  "data-scheme",
  "data-scrolled",
  "data-tooltip",
  "hidden",
  "open",
]);
export const stateClasses = new Set(["animated", "waiting"]);

/** Pseudo-classes that the document alone decides; every other is a state. */
const structural = /^(root|empty|not|is|where|has|matches|(first|last|only|nth)-[\w-]+)$/;

/** Parts of fields for files, dates, numbers and the like, of which the site has none. */
const ofRareFields = /^(file-selector-button|-webkit-(?!details|scrollbar)[\w-]+)$/;

const universal: Selector = { type: SelectorType.Universal, namespace: null };
const textField = parse("input")[0] as Selector[];
const nothing = parse(":not(*)")[0] as Selector[];
const isCombinator = ({ type }: Selector) =>
  ["descendant", "child", "adjacent", "sibling", "parent", "column-combinator"].includes(type);

/** What is left of one part of a selector once states are taken as given; nothing if all of it is one. */
function relaxPart(part: Selector): Selector[] {
  if (part.type === "attribute") {
    if (stateAttributes.has(part.name)) return [];
    return part.name === "class" && stateClasses.has(part.value) ? [] : [part];
  }
  if (part.type === "pseudo-element") {
    if (part.name === "placeholder") return textField;
    return ofRareFields.test(part.name) ? nothing : [];
  }
  if (part.type !== "pseudo") return [part];
  if (!structural.test(part.name)) return [];
  if (!Array.isArray(part.data)) return [part];
  const inside = part.data.map(relax);
  // What is not in a state now may be in it later, and the other way round.
  if (part.name === "not") return stringify(inside) === stringify(part.data) ? [part] : [];
  return inside.some((one) => one.every(({ type }) => type === "universal"))
    ? []
    : [{ ...part, data: inside }];
}

/** The same selector for a page in any state. */
function relax(selector: readonly Selector[]): Selector[] {
  const relaxed: Selector[] = [];
  for (const part of selector) {
    if (isCombinator(part)) {
      if (!relaxed.length || isCombinator(relaxed.at(-1) as Selector)) relaxed.push(universal);
      relaxed.push(part);
    } else relaxed.push(...relaxPart(part));
  }
  if (!relaxed.length || isCombinator(relaxed.at(-1) as Selector)) relaxed.push(universal);
  return relaxed;
}

interface Question {
  isMet: (element: Element) => boolean;
  /** A class or a tag without which no element can meet it: most have one, and few elements have that. */
  mark: string | undefined;
}

function markOf(selector: readonly Selector[]): string | undefined {
  const ofElement = selector.slice(selector.findLastIndex(isCombinator) + 1);
  for (const part of ofElement)
    if (part.type === "attribute" && part.name === "class" && part.action === "element")
      return `.${part.value}`;
  return ofElement.find((part) => part.type === "tag")?.name;
}

/** The same for every page, so it is worked out once. */
const questions = new Map<string, readonly Question[]>();

function questionsOf(selector: string): readonly Question[] {
  const known = questions.get(selector);
  if (known) return known;
  const asked = parse(selector)
    .map(relax)
    .map((one) => ({ isMet: compile<AnyNode, Element>([one]), mark: markOf(one) }));
  questions.set(selector, asked);
  return asked;
}

function elementsByMark(elements: readonly Element[]): Map<string, Element[]> {
  const byMark = new Map<string, Element[]>();
  for (const element of elements) {
    const classes = element.attribs.class?.split(/\s+/) ?? [];
    for (const mark of [element.name, ...classes.map((name) => `.${name}`)]) {
      const marked = byMark.get(mark);
      if (marked) marked.push(element);
      else byMark.set(mark, [element]);
    }
  }
  return byMark;
}

/** Tells of each selector whether something in the page is, or may become, what it asks for. */
export function selectorMatcher(page: Document): (selector: string) => boolean {
  const elements: Element[] = findAll(() => true, page.children);
  const byMark = elementsByMark(elements);
  return (selector) => {
    if (/:host\b/.test(selector)) return false;
    return questionsOf(selector).some(({ isMet, mark }) =>
      (mark === undefined ? elements : (byMark.get(mark) ?? [])).some(isMet),
    );
  };
}
