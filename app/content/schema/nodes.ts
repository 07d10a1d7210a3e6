import { z } from "zod";
import type { FieldHints } from "./fields.ts";
import { schemaOf } from "./file-schemas.ts";

/** What a JSON Schema says of a field, with our own hints (app/content/schema/fields.ts). */
export interface Node extends FieldHints {
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
}

const known = new Map<z.ZodType, Node>();

/** All fields of a file. */
export function wholeNodeFor(name: string): Node {
  const schema = schemaOf(name) ?? z.unknown();
  const node =
    known.get(schema) ?? (z.toJSONSchema(schema, { target: "draft-7", io: "input" }) as Node);
  known.set(schema, node);
  return node;
}

/** The fields of a file as the form shows them. Of a legal page: of its head. */
export function nodeFor(name: string): Node {
  const node = wholeNodeFor(name);
  if (!name.startsWith("legal/")) return node;
  const { sections: _, ...properties } = node.properties ?? {};
  return { ...node, properties };
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

/** The kind of a union that a value is of; one that does not say so is of the kind that need not. */
export function kindOfValue(value: unknown, kinds: readonly Node[]): Node | undefined {
  const key = kindKey(kinds);
  if (!key) return undefined;
  const kind = (value as Record<string, unknown> | undefined)?.[key];
  return kinds.find(({ properties, required }) =>
    kind === undefined ? required?.includes(key) === false : properties?.[key]?.const === kind,
  );
}

/** A field as far as its value tells of which kind it is. */
export function kindWithin(node: Node, value: unknown): Node {
  const kinds = node.oneOf ?? node.anyOf;
  const ofText = () =>
    typeof value === "string" ? kinds?.find(({ type }) => type === "string") : undefined;
  return kinds ? (kindOfValue(value, kinds) ?? ofText() ?? merged(kinds)) : node;
}

/** A field of a group by its name. */
export const fieldNamed = ({ properties, additionalProperties }: Node, key: string) =>
  properties?.[key] ?? (additionalProperties || undefined);

/** Every field that a value has, with its schema and where it is. */
export function* fieldsIn(
  node: Node | undefined,
  value: unknown,
  path: readonly PropertyKey[] = [],
): Generator<{ node: Node; value: unknown; path: readonly PropertyKey[] }> {
  const field = node && kindWithin(node, value);
  if (!field || value === undefined) return;
  yield { node: field, value, path };
  if (Array.isArray(value))
    for (const [index, item] of value.entries())
      yield* fieldsIn(field.items, item, [...path, index]);
  else if (value && typeof value === "object")
    for (const [key, inner] of Object.entries(value))
      yield* fieldsIn(fieldNamed(field, key), inner, [...path, key]);
}

/** The fields on the way to a place of a value. */
function* wayTo(
  node: Node | undefined,
  [key, ...rest]: readonly PropertyKey[],
  value: unknown,
): Generator<{ key: PropertyKey; field: Node | undefined; value: unknown }> {
  if (key === undefined) return;
  const own = node && kindWithin(node, value);
  const field = typeof key === "number" ? own?.items : own?.properties?.[String(key)];
  const inner = (value as Record<PropertyKey, unknown> | null | undefined)?.[key];
  yield { key, field, value: inner };
  yield* wayTo(field, rest, inner);
}

/** The field at a place. */
export const nodeAt = (node: Node, path: readonly PropertyKey[], value: unknown) =>
  [...wayTo(node, path, value)].at(-1)?.field;

/**
 * ["overview", 2, "label"] in the words of the form: "Overview 3, Label". A row of one of several
 * kinds is known by its kind as well: "Bands 2 (Closing call), Heading".
 */
export const labelOf = (node: Node, path: readonly PropertyKey[], value: unknown) =>
  [...wayTo(node, path, value)]
    .map(({ key, field, value: inner }) => {
      if (typeof key !== "number") return `, ${field?.title ?? asWords(String(key))}`;
      const kind = kindOfValue(inner, field?.oneOf ?? field?.anyOf ?? []);
      return ` ${key + 1}${kind?.title ? ` (${kind.title})` : ""}`;
    })
    .join("")
    .replace(/^, /, "");
