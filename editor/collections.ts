import type { Collection, CollectionFile, Field } from "@sveltia/cms";
import { parse } from "yaml";
import { contentFolder } from "../app/content/folder.ts";
import type { FileName } from "../app/content/schema/kinds.ts";
import { type Node, nodeFor } from "../app/content/schema/nodes.ts";
import { shelves } from "../app/content/schema/shelves.ts";
import facts from "../content/facts.yaml?raw";
import { fieldsOf } from "./form.ts";
import { nameOf } from "./name-of.ts";

/** Above every form: what is wrong in it (check.tsx). */
const check: Field = { name: "check", label: "To mend", widget: "check", required: false };

const formOf = (file: string, node: Node, ...more: Field[]) => ({
  format: nameOf(file),
  fields: [check, ...fieldsOf(node), ...more],
});

/** Lists say which entries nobody else sees yet. */
const draftMark = ({ properties }: Node) =>
  properties?.draft ? "{{draft | ternary('Draft: ', '')}}" : "";

function folder(name: string, label: string, file: string, node: Node, more: object = {}) {
  return {
    name,
    label,
    label_singular: node.title,
    folder: `${contentFolder}/${file}`.replace(/\/$/, ""),
    extension: "yaml",
    summary: `${draftMark(node)}{{title}}`,
    create: true,
    slug: "{{title}}",
    ...formOf(file, node),
    ...more,
  } as Collection;
}

/** Services and solutions lie in one folder; an entry that does not say which it is has no value. */
function servicesOf(template: string, label: string): Collection {
  const isOne = ({ properties }: Node) => properties?.template?.const === template;
  const node = nodeFor("services/").oneOf?.find(isOne) ?? {};
  const value = node.required?.includes("template") ? [template] : [template, null];
  const filter = { field: "template", value };
  return folder(`${template}s`, label, "services/", node, { filter });
}

/** Anybody may add facts, which have no field of their own: a text, or a time by number and unit. */
function factNodes({ additionalProperties }: Node): [string, Node][] {
  const [text, time] = (additionalProperties || undefined)?.anyOf ?? [];
  return Object.entries(parse(facts)).map(([name, value]) => [
    name,
    { ...(typeof value === "object" ? time : text), title: name },
  ]);
}

function fileOf(file: FileName): CollectionFile {
  const node = nodeFor(file);
  const added = file === "facts.yaml" ? factNodes(node) : [];
  const properties = { ...Object.fromEntries(added), ...node.properties };
  const form = formOf(file, { ...node, properties });
  return {
    name: nameOf(file),
    label: node.title ?? file,
    file: `${contentFolder}/${file}`,
    ...form,
  };
}

const legal = nodeFor("legal/");
const text: Field = {
  name: "body",
  label: "Text",
  widget: "text",
  hint: "Sections begin with ##. Below: paragraphs, - lists, 1. lists, **bold**, ### headings, tables, [links](/contact).",
};

export const collections: Collection[] = [
  folder("pages", "Pages", "pages/", nodeFor("pages/"), {
    summary: `${draftMark(nodeFor("pages/"))}{{name}}: {{path}}`,
    slug: "{{name}}",
    identifier_field: "name",
  }),
  servicesOf("service", "Services"),
  servicesOf("solution", "Solutions"),
  folder("case-studies", "Case studies", "case-studies/", nodeFor("case-studies/")),
  ...Object.entries(shelves).map(([label, names]) => ({
    name: nameOf(label),
    label,
    files: names.map(fileOf),
  })),
  folder("legal", "Legal pages", "legal/", legal, {
    create: false,
    delete: false,
    extension: "md",
    ...formOf("legal/", legal, text),
  }),
  // What fields that name a service choose from.
  folder(
    "all-services",
    "All services",
    "services/",
    {},
    {
      hide: true,
      fields: [{ name: "title", widget: "string" }],
    },
  ),
];
