import { type Data, type Files, hasMoved, type Moved, movedNames, same } from "./moved-names.ts";
import type { Values } from "./placeholders.ts";
import type { Source } from "./read-sources.ts";
import { fieldNamed, kindWithin, type Node, nodeFor } from "./schema/nodes.ts";
import { formatOf } from "./write.ts";

/** What files say, as the form has them; a file that cannot be read says nothing. */
export const filesOf = (sources: readonly Source[]): Files =>
  new Map(
    sources.flatMap(({ name, written, value }): [string, Data][] => {
      if (!value || typeof value !== "object") return [];
      return [[name, name.endsWith(".md") ? formatOf(name).fromFile(written) : (value as Data)]];
    }),
  );

/** The fields of a file, the text of a legal page among them. */
export function fieldsOf(name: string): Node {
  const node = nodeFor(name);
  if (!name.startsWith("legal/")) return node;
  return { ...node, properties: { ...node.properties, body: { title: "Text", isMarkdown: true } } };
}

function addressNow(address: string, { pages, services }: Moved): string | undefined {
  const [page = ""] = /^\/(?!\/)[^#?]*/.exec(address) ?? [];
  const to = pages.get(page);
  if (pages.has(page)) return to && to + address.slice(page.length);
  return address.replace(/(?<=[?&]topic=)[\w-]+/, (id) => services.get(id) ?? id);
}

/** A sentence keeps what it says: of what is gone, a link leaves its words, and a reference what it stood for. */
function textNow(field: Node, text: string, moved: Moved, values: () => Values) {
  const { refers, mayName, cites, isAddress, isMarkdown } = field;
  const kind = refers ?? mayName;
  if (isAddress || kind === "pages") return addressNow(text, moved);
  for (const one of [kind, cites]) if (one && moved[one].has(text)) return moved[one].get(text);
  if (kind) return text;
  const filled = text.replace(/\{(claim|case)\.([\w-]+)[\w.-]*\}/g, (whole, of, id) => {
    const all = moved[of === "claim" ? "claims" : "case-studies"];
    if (!all.has(id)) return whole;
    const to = all.get(id);
    return to ? whole.replace(id, to) : String(values().get(whole.slice(1, -1)) ?? whole);
  });
  return isMarkdown ? filled.replace(/\[([^[\]]*)\]\(([^()\s]+)\)/g, linkNow(moved)) : filled;
}

const linkNow = (moved: Moved) => (_: string, words: string, address: string) => {
  const to = addressNow(address, moved);
  return to ? `[${words}](${to})` : words;
};

/**
 * A value that names what has moved by its new name, and nothing that is gone; `undefined` if it cannot be
 * without: a row without a field that it needs, a list without a row. A file keeps what it needs.
 */
function valueNow(
  node: Node | undefined,
  value: unknown,
  moved: Moved,
  values: () => Values,
  isFile = false,
): unknown {
  const field = node ? kindWithin(node, value) : {};
  if (typeof value === "string") return textNow(field, value, moved, values);
  if (!value || typeof value !== "object") return value;
  if (Array.isArray(value)) {
    const left = value
      .map((row) => valueNow(field.items, row, moved, values))
      .filter((row) => row !== undefined);
    return left.length || !value.length ? left : undefined;
  }
  const given = Object.entries(value).filter(([, inner]) => inner !== undefined);
  const fields = given.map(([name, inner]) => {
    const own = fieldNamed(field, name);
    const isDue = field.required?.includes(name);
    const none = isDue && own?.type === "array" && !own.minItems ? [] : undefined;
    const kept = isDue && isFile ? inner : undefined;
    return { name, isDue, now: valueNow(own, inner, moved, values) ?? none ?? kept };
  });
  const left = fields.filter(({ now }) => now !== undefined);
  const isLost = fields.some(({ isDue, now }) => isDue && now === undefined);
  if (isLost || (given.length && !left.length)) return undefined;
  return Object.fromEntries(left.map(({ name, now }) => [name, now]));
}

/**
 * The words of a translation after names have moved: what they link and refer to, as in the first language,
 * whose rows they keep. `first` is what that says in these fields.
 */
export function wordsNow(
  node: Node | undefined,
  first: unknown,
  words: unknown,
  moved: Moved,
  values: () => Values,
): unknown {
  const field = node ? kindWithin(node, first) : {};
  if (typeof words === "string") return textNow(field, words, moved, values);
  if (!words || typeof words !== "object") return words;
  const below = Object(first) as Data;
  const inner = (key: string) => {
    const own = Array.isArray(words) ? field.items : fieldNamed(field, key);
    return wordsNow(own, below[key], (words as Data)[key], moved, values);
  };
  if (Array.isArray(words)) return words.map((row, key) => inner(String(key)) ?? row);
  const fields = Object.keys(words).map((key) => [key, inner(key)] as const);
  return Object.fromEntries(fields.filter(([, now]) => now !== undefined));
}

/**
 * All files after a change, with what follows from it: mentions of what it renames are renamed, those of what
 * it removes are taken out. What a file cannot be without stays: a rule says so.
 * `values` are what references stood for before it.
 */
export function settled(before: Files, after: Files, values: () => Values): Files {
  const moved = movedNames(before, after);
  if (!hasMoved(moved)) return after;
  return new Map(
    [...after].map(([name, data]): [string, Data] => {
      const now = valueNow(fieldsOf(name), data, moved, values, true) as Data;
      return [name, same(now, data) ? data : now];
    }),
  );
}
