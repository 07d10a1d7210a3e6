import { parse, stringify } from "yaml";
import { isGroup } from "./rows-in-order.ts";
import { fieldsIn, kindOfValue, merged, type Node, nodeFor } from "./schema/nodes.ts";

type Value = unknown;
const isNone = (value: Value) => Array.isArray(value) && !value.length;
const isEmpty = (value: Value) =>
  value === undefined ||
  value === null ||
  value === "" ||
  value === false ||
  (typeof value === "object" && !Array.isArray(value) && !Object.keys(value).length);

/** A value as our files have it: keys in the order of the schema, nothing that is empty. */
function asWritten(value: Value, node: Node | undefined): Value {
  const kinds = node?.oneOf ?? node?.anyOf;
  if (kinds) return asWritten(value, kindOf(value, kinds));
  if (Array.isArray(value))
    return value.map((item) => asWritten(item, node?.items)).filter((item) => !isEmpty(item));
  if (value && typeof value === "object") {
    const { properties = {}, additionalProperties, required = [] } = node ?? {};
    const names = Object.keys(properties);
    const others = Object.keys(value).filter((name) => !names.includes(name));
    const inner = (name: string): Value => {
      const field = properties[name] ?? (additionalProperties || undefined);
      const found = asWritten((value as Record<string, Value>)[name], field);
      const mayBeNone = required.includes(name) && field?.minItems === 0;
      return found ?? (mayBeNone ? [] : undefined);
    };
    return Object.fromEntries(
      [...names, ...(additionalProperties ? others : [])]
        .map((name): [string, Value] => [name, inner(name)])
        .filter(([name, found]) => !isEmpty(found) && (required.includes(name) || !isNone(found))),
    );
  }
  // Numbers are typed as texts.
  const mayBeNumber = [node?.type].flat().some((type) => type === "number" || type === "integer");
  const isNumber = typeof value === "string" && /^-?\d+(\.\d+)?$/.test(value);
  return mayBeNumber && isNumber ? Number(value) : value;
}

function kindOf(value: Value, kinds: readonly Node[]): Node {
  const groups = kinds.filter(({ properties }) => properties);
  return (
    kindOfValue(value, kinds) ??
    (isGroup(value) && groups.length ? merged(groups) : { type: ["string", "number"] })
  );
}

/** Where lists have rows that say nothing, which no file has. */
export const emptyRowsIn = (name: string, data: unknown) =>
  [...fieldsIn(nodeFor(name), data)]
    .filter(({ node, value, path }) => {
      const isRow =
        typeof path.at(-1) === "number" && (node.properties || node.oneOf || node.anyOf);
      return isRow && isEmpty(asWritten(value, node));
    })
    .map(({ path }) => path);

type Written = (value: Value) => Value;

const yamlFormat = (written: Written) => ({
  fromFile: (text: string) => parse(text) as Record<string, Value>,
  toFile: (value: Record<string, Value>) => stringify(written(value), { lineWidth: 0 }),
});

/** A legal page: a head in YAML, and Markdown below it. */
function markdownFormat(written: Written) {
  const head = yamlFormat(written);
  return {
    fromFile(text: string): Record<string, Value> {
      const [, above = "", body = ""] = /^---\n([\s\S]*?\n)---\n([\s\S]*)$/.exec(text) ?? [];
      return { ...head.fromFile(above), body: body.trim() };
    },
    toFile: ({ body, ...value }: Record<string, Value>) =>
      `---\n${head.toFile(value)}---\n\n${String(body ?? "")}\n`,
  };
}

const formatFor = (name: string, written: Written) =>
  (name.startsWith("legal/") ? markdownFormat : yamlFormat)(written);

/** A file's text and its value, both ways: what is opened and saved again says the same. */
export const formatOf = (name: string) =>
  formatFor(name, (value) => asWritten(value, nodeFor(name)));

/** The same of a translation, whose rows stand beside those of the first language, without words too. */
export const formatOfWords = (name: string) => formatFor(name, (value) => value);
