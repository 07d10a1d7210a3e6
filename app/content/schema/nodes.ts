import { z } from "zod";
import { schemaOf } from "./kinds.ts";

/** What a JSON Schema says of a field, with our own hints (app/content/schema/fields.ts). */
export interface Node {
  type?: string | string[];
  title?: string;
  description?: string;
  const?: unknown;
  enum?: (string | number)[];
  minLength?: number;
  maxLength?: number;
  minItems?: number;
  maxItems?: number;
  properties?: Record<string, Node>;
  required?: string[];
  additionalProperties?: Node | false;
  items?: Node;
  oneOf?: Node[];
  anyOf?: Node[];
  refers?: string;
  row?: string;
  isLong?: true;
  files?: { folder: string; address: string; size?: [number, number]; fallback?: number };
  isFilled?: true;
}

const known = new Map<z.ZodType, Node>();

/** The fields of a file. Of a legal page: of its head. */
export function nodeFor(name: string): Node {
  const schema = schemaOf(name) ?? z.unknown();
  const node =
    known.get(schema) ?? (z.toJSONSchema(schema, { target: "draft-7", io: "input" }) as Node);
  known.set(schema, node);
  if (name.startsWith("legal/")) delete node.properties?.sections;
  return node;
}

/** `statCards` as "Stat cards", where the schema gives no title. */
export const asWords = (name: string) =>
  name
    .replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
    .replace(/^./, (letter) => letter.toUpperCase());

/** The property whose value tells the kinds of a union apart. */
export function kindKey(kinds: readonly Node[]): string | undefined {
  const [first] = kinds;
  return Object.entries(first?.properties ?? {}).find(
    ([, { const: value }]) => typeof value === "string",
  )?.[0];
}

/** Fields of all kinds together, where nothing tells them apart. */
export const merged = (kinds: readonly Node[]): Node => ({
  type: "object",
  properties: Object.assign({}, ...kinds.map(({ properties }) => properties)),
});

/** The kind of a union that a value is of. */
export function kindOfValue(value: unknown, kinds: readonly Node[]): Node | undefined {
  const key = kindKey(kinds);
  const kind = key && (value as Record<string, unknown> | undefined)?.[key];
  return kinds.find(({ properties }) => key && properties?.[key]?.const === kind);
}

/** Every field that a value has, with its schema and where it is. */
export function* fieldsIn(
  node: Node | undefined,
  value: unknown,
  path: readonly PropertyKey[] = [],
): Generator<{ node: Node; value: unknown; path: readonly PropertyKey[] }> {
  const kinds = node?.oneOf ?? node?.anyOf;
  const field = (kinds && kindOfValue(value, kinds)) ?? node;
  if (!field || value === undefined) return;
  yield { node: field, value, path };
  if (Array.isArray(value))
    for (const [index, item] of value.entries())
      yield* fieldsIn(field.items, item, [...path, index]);
  else if (value && typeof value === "object")
    for (const [key, inner] of Object.entries(value))
      yield* fieldsIn(field.properties?.[key], inner, [...path, key]);
}

/** The field at a place; by what the file says there, if kinds of a union have fields of one name. */
export function nodeAt(
  node: Node | undefined,
  [key, ...rest]: readonly PropertyKey[],
  value?: unknown,
): Node | undefined {
  if (key === undefined) return node;
  const kinds = node?.oneOf ?? node?.anyOf;
  const field = kinds ? (kindOfValue(value, kinds) ?? merged(kinds)) : node;
  const inner = typeof key === "number" ? field?.items : field?.properties?.[String(key)];
  return nodeAt(inner, rest, (value as Record<PropertyKey, unknown> | undefined)?.[key]);
}

/** ["overview", 2, "label"] in the words of the form: "Overview 3, Label". */
export const labelOf = (node: Node, path: readonly PropertyKey[], value?: unknown) =>
  path
    .map((key, index) => {
      if (typeof key === "number") return ` ${key + 1}`;
      return `, ${nodeAt(node, path.slice(0, index + 1), value)?.title ?? asWords(String(key))}`;
    })
    .join("")
    .replace(/^, /, "");
