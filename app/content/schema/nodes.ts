import { z } from "zod";

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
  files?: { folder: string; address: string };
}

export const nodeOf = (schema: z.ZodType) =>
  z.toJSONSchema(schema, { target: "draft-7", io: "input" }) as Node;

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

/** ["overview", 2, "label"] in the words of the form: "Overview 3, Label". */
export function labelOf(node: Node | undefined, path: readonly PropertyKey[]): string {
  const [key, ...rest] = path;
  if (key === undefined) return "";
  if (typeof key === "number")
    return ` ${key + 1}${rest.length ? `, ${labelOf(node?.items, rest)}` : ""}`;
  const kinds = node?.oneOf ?? node?.anyOf;
  const inner = (kinds ? merged(kinds) : node)?.properties?.[String(key)];
  const more = labelOf(inner, rest);
  const title = inner?.title ?? asWords(String(key));
  return more.startsWith(" ") || !more ? title + more : `${title}, ${more}`;
}
