import type { Field } from "@sveltia/cms";
import { asWords, kindKey, merged, type Node } from "../app/content/schema/nodes.ts";
import { relation } from "./collections.ts";

/** Shorter limits are no limit of the input: {site.headquarters.state} may stand for Kent. */
const roomForPlaceholder = 26;

const hintOf = (
  { description = "", minItems, maxItems, maxLength = roomForPlaceholder }: Node,
  isOptional: boolean,
) => {
  const length = maxLength < roomForPlaceholder ? `Up to ${maxLength} characters.` : "";
  const count =
    minItems === maxItems && minItems
      ? `Exactly ${minItems}.`
      : minItems !== undefined && maxItems
        ? `${minItems} to ${maxItems}.`
        : "";
  return [isOptional ? "Optional." : "", description, count, length].filter(Boolean).join(" ");
};

/**
 * A field of the form. The tool asks for nothing itself, since a draft may be incomplete: what is
 * missing or wrong is said by the same rules as everywhere (check.ts).
 */
function field(name: string, node: Node, isOptional: boolean): Field {
  const hint = hintOf(node, isOptional);
  const base = {
    name,
    label: node.title ?? asWords(name),
    required: false,
    ...(hint ? { hint } : {}),
  };
  const { properties, items, refers, files, enum: options, maxLength: max = 0 } = node;
  if (typeof node.const === "string") return { name, widget: "hidden", default: node.const };
  if (node.const === true) return { ...base, widget: "boolean" };
  if (refers) return { ...base, ...relation(refers) };
  if (files)
    return {
      ...base,
      widget: "image",
      media_folder: `/${files.folder}`,
      public_folder: files.address,
      choose_url: false,
    };
  if (options)
    return {
      ...base,
      widget: "select",
      options: options.map((value) => ({ label: String(value), value })),
    };
  if (node.oneOf || node.anyOf) return union(base, node.oneOf ?? node.anyOf ?? []);
  if (items) return listOf({ ...base, min: 0, max: node.maxItems ?? 1000 }, node, items);
  if (properties)
    return {
      ...base,
      widget: "object",
      required: !isOptional,
      collapsed: isOptional,
      fields: fieldsOf(node),
    };
  if (node.additionalProperties) return { ...base, widget: "keyvalue" };
  // A number may be a placeholder as well, {site.foundedYear}: it is typed as a text.
  return {
    ...base,
    widget: node.isLong ? "text" : "string",
    ...(max >= roomForPlaceholder ? { maxlength: max } : {}),
  };
}

type Base = { name: string; label: string; required: boolean; hint?: string };

function union(base: Base, kinds: readonly Node[]): Field {
  const key = kindKey(kinds);
  if (!kinds.every(({ properties }) => properties)) return { ...base, widget: "string" };
  if (!key) return { ...base, widget: "object", fields: fieldsOf(merged(kinds)) };
  return {
    ...base,
    widget: "object",
    typeKey: key,
    types: kinds.map((kind) => ({
      name: String(kind.properties?.[key]?.const),
      label: kind.title,
      widget: "object",
      fields: fieldsOf(kind, key),
    })),
  };
}

function listOf(
  base: Base & { min: number; max: number },
  { row, title }: Node,
  item: Node,
): Field {
  const { refers, enum: options } = item;
  const label_singular = item.title ?? title;
  if (refers) return { ...base, ...relation(refers), multiple: true };
  if (options)
    return {
      ...base,
      widget: "select",
      multiple: true,
      options: options.map((value) => ({ label: String(value), value })),
    };
  const fields = item.properties && fieldsOf(item);
  // A row that is folded still says what is in it.
  const summary = row?.replace(/\{(\w+)\}/g, "{{fields.$1}}");
  if (fields)
    return {
      ...base,
      widget: "list",
      label_singular,
      collapsed: true,
      ...(summary ? { summary } : {}),
      fields,
    };
  return { ...base, widget: "list", label_singular, field: field("item", item, false) };
}

export const fieldsOf = ({ properties = {}, required = [] }: Node, without?: string): Field[] =>
  Object.entries(properties)
    .filter(([name]) => name !== without)
    .map(([name, node]) => field(name, node, !required.includes(name)));
