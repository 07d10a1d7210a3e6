import { tied } from "../text/tied.ts";
import type { FieldFault } from "./fault.ts";
import { readSource, type Source } from "./read-sources.ts";
import { isGroup, rowNames, rowsInOrder } from "./rows-in-order.ts";
import { fieldNamed, fieldsIn, kindWithin, type Node, wholeNodeFor } from "./schema/nodes.ts";

type Path = readonly PropertyKey[];
type Group = Record<string, unknown>;
type Fault = (path: Path, message: string) => void;

/** Words are what a translation says; all else is a fact, and the same in every language. */
export const isWord = (node: Node | undefined): boolean =>
  node?.anyOf?.some(isWord) ??
  (node?.type === "string" &&
    node.maxLength !== undefined &&
    !node.isFact &&
    !node.refers &&
    !node.mayName &&
    !node.files);

/** Words of a text and where they lead: their names are words themselves. */
export const isLinks = (node: Node | undefined) =>
  typeof node?.additionalProperties === "object" && node.additionalProperties.isAddress === true;

/** Words of a search help to find a page; it is whole without them. */
const isNeeded = (value: unknown, path: Path) =>
  typeof value === "string" &&
  /\p{L}/u.test(value.replace(/\{[^{}]*\}/g, "")) &&
  !["search", "path"].includes(String(path.at(-1)));

function rows(node: Node, below: readonly unknown[], words: unknown, path: Path, fault: Fault) {
  if (!Array.isArray(words)) {
    fault(path, "needs a list, as the first language has there.");
    return below;
  }
  if (words.length !== below.length)
    fault(
      path,
      `has ${words.length} rows, and the first language has ${below.length}. Write one for each, in the same order; {} is a row without words.`,
    );
  return below.map((row, index) => laid(node.items, row, words[index], [...path, index], fault));
}

function group(node: Node, below: Group, words: unknown, path: Path, fault: Fault): Group {
  if (!isGroup(words)) {
    fault(path, "needs fields, as the first language has there.");
    return below;
  }
  const own = { ...below };
  for (const name of rowNames)
    if (typeof below[name] === "string" && Object.keys(words).length && words[name] !== below[name])
      fault(
        [...path, ...(name in words ? [name] : [])],
        `is where the first language has “${name}: ${below[name]}”. Write that, and its words below it.`,
      );
  for (const [name, value] of Object.entries(words)) {
    const field = fieldNamed(node, name);
    if (rowNames.includes(name) && name in below) continue;
    if (name in below || isWord(field))
      own[name] = laid(field, below[name], value, [...path, name], fault);
    else
      fault(
        [...path, name],
        field
          ? "is a fact, or nothing that the first language has. Remove it here."
          : `“${name}” is not a field here.`,
      );
  }
  return own;
}

/** Words in place of those below them, and what they must not say. */
function laid(
  node: Node | undefined,
  below: unknown,
  words: unknown,
  path: Path,
  fault: Fault,
): unknown {
  if (words === undefined || words === null) return below;
  const field = (node && kindWithin(node, below)) ?? {};
  if (isLinks(field)) return words;
  if (Array.isArray(below)) return rows(field, below, words, path, fault);
  if (isGroup(below)) return group(field, below, words, path, fault);
  if (isWord(node)) return words;
  // By its name a reader knows a row.
  if (words === below && (node?.isFact || node?.mayName)) return below;
  fault(
    path,
    `is a fact${typeof below === "string" || typeof below === "number" ? ` (“${below}”)` : ""}, which comes from the first language. Remove it here.`,
  );
  return below;
}

/** What a file says at a place. */
export const wordsAt = (value: unknown, path: Path) =>
  path.reduce<unknown>((inner, key) => (inner as Group | null | undefined)?.[String(key)], value);

/** The words of the first language that a translation has not, each with its place. */
export function wordsMissing(name: string, below: unknown, own: unknown) {
  const words = rowsInOrder(below, own);
  const isWhole = (path: Path) => name.endsWith(".md") && path[0] === "sections";
  return [...fieldsIn(wholeNodeFor(name), below)].flatMap(({ node, value, path }) => {
    if (!isWord(node) || !isNeeded(value, path)) return [];
    const place = isWhole(path) ? ["sections"] : path;
    return wordsAt(words, place) ? [] : [{ path, text: String(value) }];
  });
}

/** What visitors type, which has plain spaces. */
const typed = ["search", "words", "keyword"];

/** All words of a translation as its language sets them. The names of links stand in texts too, so they are words. */
function allTied<T>(words: T, language: string): T {
  if (typeof words === "string") return tied(words, language) as T;
  if (Array.isArray(words)) return words.map((inner) => allTied(inner, language)) as T;
  if (!isGroup(words)) return words;
  return Object.fromEntries(
    Object.entries(words).map(([name, inner]) => [
      tied(name, language),
      typed.includes(name) ? inner : allTied(inner, language),
    ]),
  ) as T;
}

/** A file of the first language with the words of another, and what is wrong with them. */
export function translated(
  below: Pick<Source, "name" | "value">,
  own: Source,
): { source: Source; faults: FieldFault[] } {
  const faults: FieldFault[] = [];
  const folder = own.file.slice(0, -own.name.length - 1);
  const written = allTied((own.value ?? {}) as Group, folder.slice(folder.lastIndexOf("/") + 1));
  const { path: _, draft, formerly: __, ...words } = written;
  // The text of a legal page is one text, in paragraphs of its own.
  const { sections } = words;
  const isText = below.name.endsWith(".md");
  if (isText) delete words.sections;
  const fault: Fault = (path, message) => void faults.push({ path, message });
  const inOrder = rowsInOrder(below.value, words);
  const value = laid(wholeNodeFor(below.name), below.value, inOrder, [], fault) as Group;
  if (sections && isText) value.sections = sections;
  const missing = draft ? [] : wordsMissing(below.name, below.value, own.value);
  for (const { path, text } of missing)
    faults.push({
      path,
      message: `is missing: “${text.length > 60 ? `${text.slice(0, 60)}…` : text}”`,
    });
  const readAgain = (text: string) => translated(below, readSource(own.name, text, folder)).source;
  return { source: { ...own, value, readAgain }, faults };
}
