import { z } from "zod";
import { fieldName } from "../../app/content/fault.ts";
import type { Source } from "../../app/content/read-sources.ts";
import { files, schemaOf } from "../../app/content/schema/file-schemas.ts";
import { kindKey, kindOfValue, merged, type Node } from "../../app/content/schema/nodes.ts";

type Path = readonly PropertyKey[];

/** A field of a file: what may stand there by the schema, and what does. */
export interface Place {
  file: string;
  path: Path;
  node: Node & { pattern?: string; format?: string; minimum?: number };
  value: unknown;
  /** It may be left out. */
  isOptional: boolean;
  /** The same in all entries of a list, all files of a folder and all bands of a kind: "services/* instead * when". */
  shape: string;
}

const nodes = new Map<z.ZodType, Node>();

function nodeOf(file: string): Node {
  const schema = schemaOf(file) ?? z.unknown();
  const node = nodes.get(schema) ?? (z.toJSONSchema(schema, { io: "input" }) as Node);
  nodes.set(schema, node);
  return node;
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Of several kinds, the one that the value is of, and its name. */
function kindOf(node: Node, value: unknown): [node: Node, name: string] {
  const kinds = node.oneOf ?? node.anyOf;
  if (!kinds || !isObject(value)) return [node, ""];
  const name = value[kindKey(kinds) ?? ""];
  return [kindOfValue(value, kinds) ?? merged(kinds), name ? ` ${name}` : ""];
}

/** A field and all that are below it. */
export function* placesFrom(place: Place): Generator<Place> {
  yield place;
  const { file, path, value } = place;
  const [node, kind] = kindOf(place.node, value);
  const inner = (key: PropertyKey, node: Node, value: unknown, isOptional = false) =>
    placesFrom({
      file,
      path: [...path, key],
      node,
      value,
      isOptional,
      shape: `${place.shape}${kind} ${typeof key === "number" ? "*" : String(key)}`,
    });
  if (Array.isArray(value) && node.items)
    for (const [index, item] of value.entries()) yield* inner(index, node.items, item);
  if (!isObject(value)) return;
  for (const [key, field] of Object.entries(node.properties ?? {}))
    yield* inner(key, field, value[key], !node.required?.includes(key));
  if (node.additionalProperties)
    for (const key of Object.keys(value))
      if (!node.properties?.[key]) yield* inner(key, node.additionalProperties, value[key]);
}

/** Every field of some files, also those that are left out. */
export function placesIn(sources: readonly Pick<Source, "name" | "value">[]): Place[] {
  return sources.flatMap(({ name, value }) => [
    ...placesFrom({
      file: name,
      path: [],
      node: nodeOf(name),
      value,
      isOptional: false,
      shape: name in files ? name : name.replace(/[^/]*$/, "*"),
    }),
  ]);
}

/** "services/x.yaml, instead 2, when" */
export const nameOf = ({ file, path }: Place) => [file, fieldName(path)].filter(Boolean).join(", ");

/** The same value with another one at a place; `undefined` leaves the field out. */
export function put(whole: unknown, [key, ...rest]: Path, value: unknown): unknown {
  if (key === undefined) return value;
  if (Array.isArray(whole))
    return whole.map((item, index) => (index === key ? put(item, rest, value) : item));
  const { [String(key)]: before, ...others } = whole as Record<string, unknown>;
  const after = put(before, rest, value);
  return after === undefined ? others : { ...others, [String(key)]: after };
}
