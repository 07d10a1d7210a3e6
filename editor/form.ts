import type { Field } from "@sveltia/cms";
import { contentFolder } from "../app/content/folder.ts";
import { countInWords } from "../app/content/schema/fields.ts";
import { asWords, kindKey, merged, type Node } from "../app/content/schema/nodes.ts";
import { isTranslated } from "../app/content/side-by-side.ts";
import { translations } from "./backend.ts";
import { relationTo } from "./relation.ts";

/** What is said of a field before anybody types: whether it is needed, what is good, and how much fits. */
function hintOf(node: Node, isOptional: boolean): string {
  const { description, files, minItems = 0, maxItems, minLength = 0, maxLength } = node;
  const least = minLength > 1 ? `${minLength} to ` : "";
  const entries = isOptional || !minItems ? maxItems : countInWords(minItems, maxItems ?? 0);
  const limits = [
    maxItems && `Room for ${entries} entries.`,
    !files && maxLength && `Room for ${least}${maxLength.toLocaleString("en")} characters.`,
  ];
  // A switch that is off is no gap.
  const mayBeEmpty = isOptional && node.const !== true;
  return [mayBeEmpty && "Optional.", ...limits, description].filter(Boolean).join(" ");
}

const choiceOf = ({ enum: options = [], labels }: Node) => ({
  widget: "select",
  options: options.map((value) => ({ label: labels?.[value] ?? asWords(String(value)), value })),
});

/** One of several kinds of rows, told apart by a field. */
function unionOf(kinds: readonly Node[]) {
  const key = kindKey(kinds);
  if (!kinds.every(({ properties }) => properties)) return { widget: "string" };
  if (!key) return { widget: "object", fields: fieldsOf(merged(kinds)) };
  return { widget: "object", typeKey: key, types: typesOf(kinds, key) };
}

/** The tool writes the kind above a folded row; below it stands its heading, or that of its first part. */
function summaryOf(properties: Record<string, Node>): string | undefined {
  if ("heading" in properties) return "{{heading}}";
  const [list, { row } = {}] = Object.entries(properties).find(([, node]) => node.row) ?? [];
  return row?.replace(/\{(\w+)\}/g, `{{${list}.0.$1}}`);
}

const typesOf = (kinds: readonly Node[], key: string) =>
  kinds.map((kind) => {
    const { [key]: own, ...properties } = kind.properties ?? {};
    const fields = fieldsOf({ ...kind, properties });
    const summary = summaryOf(properties);
    const hint = kind.description;
    return { name: String(own?.const), label: kind.title, hint, widget: "object", summary, fields };
  });

function listOf({ items = {}, maxItems: max = 1000, row, title }: Node) {
  const limits = { min: 0, max };
  const relation = relationTo(items.refers);
  if (relation) return { ...limits, ...relation, multiple: true };
  if (items.enum) return { ...limits, ...choiceOf(items), multiple: true };
  const list = { ...limits, widget: "list", label_singular: items.title ?? title };
  const kinds = items.oneOf ?? items.anyOf ?? [];
  const key = kindKey(kinds);
  if (key) return { ...list, collapsed: true, typeKey: key, types: typesOf(kinds, key) };
  if (!items.properties) return { ...list, field: fieldOf("item", items, false) };
  // A row that is folded still says what is in it.
  const summary = row?.replace(/\{(\w+)\}/g, "{{fields.$1}}");
  return { ...list, collapsed: true, ...(summary && { summary }), fields: fieldsOf(items) };
}

/** A logo is published as it is: what has pixels is made small in the browser, without loss. */
const logo = { quality: 100, width: 600, height: 600 };
const logoConfig = { slugify_filename: true, transformations: { raster_image: logo } };
const logoLibrary = { media_libraries: { default: { config: logoConfig } } };

function widgetOf(node: Node, isOptional: boolean): object {
  const { const: constant, properties, refers, files, oneOf, anyOf, maxLength: maxlength } = node;
  const kinds = oneOf ?? anyOf;
  if (constant === true) return { widget: "boolean" };
  // What may be left out is not written into a file without it.
  if (constant !== undefined)
    return { widget: "hidden", ...(!isOptional && { default: constant }) };
  const relation = relationTo(refers);
  if (relation) return relation;
  if (files) {
    const { folder, address, size, isDrawn } = files;
    return {
      widget: "image",
      media_folder: `/${contentFolder}/${folder}`,
      public_folder: address,
      choose_url: false,
      ...(isDrawn && { accept: "image/svg+xml" }),
      ...(!size && logoLibrary),
    };
  }
  if (node.point) return { widget: "point", ...node.point };
  if (node.enum) return choiceOf(node);
  if (kinds) return unionOf(kinds);
  if (node.items) return listOf(node);
  const group = { widget: "object", required: !isOptional, collapsed: isOptional };
  if (properties) return { ...group, fields: fieldsOf(node) };
  if (node.additionalProperties) return { widget: "keyvalue" };
  // A number may be a placeholder as well, {site.foundedYear}: it is typed as a text.
  // The tool would count a placeholder by its letters; the rules count what it stands for.
  // It would hold translations to the limit of the first language, too.
  const isCounted = !node.isFilled && !node.isProse && !translations.length;
  const limit = maxlength && isCounted ? { maxlength } : {};
  return { widget: node.isLong ? "text" : "string", ...limit };
}

/**
 * A field of the form. The tool asks for nothing itself, since a draft may be incomplete: what is
 * missing or wrong is said by the same rules as everywhere (check.tsx).
 */
function fieldOf(name: string, node: Node, isOptional: boolean): Field {
  const label = node.title ?? asWords(name);
  const hint = hintOf(node, isOptional);
  const own: { required: boolean; widget?: string } = {
    required: false,
    ...widgetOf(node, isOptional),
  };
  return { name, label, hint, ...own, ...(translations.length && inLanguages(node, own)) } as Field;
}

/** Words differ by language, facts are asked for in the first alone; a list has the same rows in all. */
function inLanguages(node: Node, { widget = "" }: { widget?: string }) {
  const isOuter = ["list", "object"].includes(widget);
  return { i18n: isTranslated(node) && (isOuter ? "duplicate" : true) };
}

export const fieldsOf = ({ properties = {}, required = [] }: Node): Field[] =>
  Object.entries(properties).map(([name, node]) => fieldOf(name, node, !required.includes(name)));
