import { carried } from "./carried.ts";
import { fieldsOf } from "./mentions.ts";
import type { Data } from "./moved-names.ts";
import { isGroup, rowNames, rowsInOrder } from "./rows-in-order.ts";
import { fieldNamed, kindWithin, type Node } from "./schema/nodes.ts";
import { isLinks, isWord, wordsAt, wordsMissing } from "./translation.ts";

/** What a file says in a language of its own, besides its words. */
export const ownNames = ["draft", "path", "formerly"];

/** The text of a legal page is one word here, however long. */
const isText = (node: Node | undefined, first?: unknown) =>
  !isGroup(first) && (isWord(node) || node?.isMarkdown === true);

const at = (value: unknown, key: PropertyKey) => wordsAt(value, [key]);

/** Whether a translation says something of its own in a field; of a list or a group, anywhere within. */
export const isTranslated = (node: Node | undefined): boolean =>
  isText(node) ||
  isLinks(node) ||
  [
    node?.items,
    ...(node?.oneOf ?? node?.anyOf ?? []),
    ...Object.values(node?.properties ?? {}),
    node?.additionalProperties || undefined,
  ].some((inner) => inner !== undefined && isTranslated(inner));

function beside(node: Node | undefined, first: unknown, words: unknown): unknown {
  if (isText(node, first)) return words ?? "";
  const field = node && kindWithin(node, first);
  if (isLinks(field)) return words ?? {};
  if (Array.isArray(first))
    return first.map((row, key) => beside(field?.items, row, at(words, key)));
  if (!isGroup(first)) return first;
  // A translation may say what the first language need not.
  const more = isGroup(words) ? Object.keys(words).filter((name) => !(name in first)) : [];
  return Object.fromEntries(
    [...Object.keys(first), ...more].map((name) => {
      const own = field && fieldNamed(field, name);
      return [name, name in first ? beside(own, first[name], at(words, name)) : at(words, name)];
    }),
  );
}

/** A translation as the form has it: its words, in rows and between facts of the first language. */
export function besideFirst(name: string, first: Data, words: Data): Data {
  const whole = beside(fieldsOf(name), first, rowsInOrder(first, words)) as Data;
  for (const own of ownNames) whole[own] = words[own];
  return whole;
}

function said(node: Node | undefined, first: unknown, form: unknown, old: unknown): unknown {
  if (isText(node, first)) return form || undefined;
  const field = node && kindWithin(node, first);
  if (isLinks(field)) return isGroup(form) && Object.keys(form).length ? form : undefined;
  if (Array.isArray(first)) {
    const rows = first.map((row, key) => said(field?.items, row, at(form, key), at(old, key)));
    if (!old && rows.every((row) => row === undefined)) return undefined;
    return rows.map((row, key) => row ?? (isGroup(first[key]) ? {} : null));
  }
  // A row may be known by a name that is the same in every language.
  if (!isGroup(first)) return old === undefined ? undefined : first;
  const names = new Set(Object.keys({ ...(old as object), ...(form as object) }));
  const words = Object.fromEntries(
    [...names].flatMap((name) => {
      if (rowNames.includes(name) && name in first) return [];
      const value = said(
        field && fieldNamed(field, name),
        first[name],
        at(form, name),
        at(old, name),
      );
      return value === undefined ? [] : [[name, value]];
    }),
  );
  const isNamed = Object.keys(words).length > 0;
  const own = rowNames.filter((name) => name in first && (isNamed || at(old, name) !== undefined));
  const named = Object.fromEntries(own.map((name) => [name, first[name]]));
  return isNamed || own.length ? { ...named, ...words } : undefined;
}

/**
 * The words of a translation after somebody has edited it beside the first language. `old` are those of its
 * file, in rows of what the first language says now.
 */
export function wordsOf(name: string, first: Data, form: Data, old: Data = {}): Data {
  const { properties } = kindWithin(fieldsOf(name), first);
  const words = { ...(said(fieldsOf(name), first, form, rowsInOrder(first, old)) as Data) };
  // In which language it is, the form is told.
  delete words.locale;
  const own: Data = {};
  for (const key of ownNames) {
    delete words[key];
    // The form has not all of them: an address of a service is its file's name in the first language.
    const value = properties?.[key] ? form[key] : old[key];
    if (value && !(Array.isArray(value) && !value.length)) own[key] = value;
  }
  return { ...own, ...words };
}

/** Places of words that the first language says otherwise than it did, each with what it said. */
export function changedWords(name: string, was: unknown, now: unknown) {
  // In the rows that it has now.
  const then = carried(was, now, was);
  const inFields = wordsMissing(name, now, {}).flatMap(({ path, text }) => {
    const before = wordsAt(then, path);
    return before === text ? [] : [{ path, text, before: before ? String(before) : "" }];
  });
  return [...inFields, ...changedText(at(was, "body"), at(now, "body"))];
}

/** Of a long text that is one field in the form, the paragraphs that were and are in it. */
function changedText(was: unknown, now: unknown) {
  if (typeof was !== "string" || typeof now !== "string" || was === now) return [];
  const [old, own] = [was.split("\n\n"), now.split("\n\n")];
  const text = own.filter((one) => !old.includes(one)).join("\n\n");
  const before = old.filter((one) => !own.includes(one)).join("\n\n");
  return [{ path: ["body"], text, before }];
}
