import type { Collection, CollectionFile, Field } from "@sveltia/cms";
import { parse } from "yaml";
import type { z } from "zod";
import { type FileName, type FolderName, files, folders } from "../app/content/schema/kinds.ts";
import { type Node, nodeOf } from "../app/content/schema/nodes.ts";
import { shelves } from "../app/content/schema/shelves.ts";
import { markdownFormat, yamlFormat } from "../app/content/write.ts";
import facts from "../content/facts.yaml?raw";
import { fieldsOf } from "./form.ts";

const idOf = (name: string) => name.toLowerCase().replace(/\W+/g, "-");

/** The format of a file, which is also its name in the editor: "pages-home", "services". */
export function formatOf(name: string): string {
  const [folder = ""] = name.split("/");
  // The tool takes Markdown for formats of such names alone.
  if (folder === "legal") return "legal-frontmatter";
  return folder in folders ? folder : idOf(name.replace(/\.yaml$/, ""));
}

/** A field that names other entries. */
export function relation(kind: string): Record<string, unknown> {
  const inFile = (shelf: string, file: FileName, list: string, value: string, shown: string) => ({
    collection: idOf(shelf),
    file: formatOf(file),
    value_field: `${list}.*.${value}`,
    display_fields: [`${list}.*.${shown}`],
  });
  const of: Record<string, object> = {
    services: { collection: "all-services", value_field: "{{slug}}", display_fields: ["title"] },
    "case-studies": {
      collection: "case-studies",
      value_field: "{{slug}}",
      display_fields: ["title"],
    },
    claims: inFile("Figures and facts", "claims.yaml", "claims", "id", "label"),
    industries: inFile("Figures and facts", "industries.yaml", "industries", "id", "name"),
    clients: inFile("Clients and voices", "clients.yaml", "clients", "name", "name"),
  };
  // A page is named by its address, which is typed.
  return of[kind] ? { widget: "relation", ...of[kind] } : { widget: "string" };
}

/** Says above every form what is wrong in it (check.ts). */
const check: Field = { name: "check", label: "To mend", widget: "check", required: false };

/** Facts have names that only the file knows. */
function withAllFacts(node: Node): Node {
  const known = Object.fromEntries(
    Object.keys(parse(facts)).map((name) => [name, { title: name, type: "string", maxLength: 60 }]),
  );
  return { ...node, properties: { ...known, ...node.properties } };
}

export interface Kind {
  /** Where the files are: "services/", "pages/home.yaml". */
  name: string;
  format: string;
  extension: "yaml" | "md";
  node: Node;
}

const [service, solution] = (() => {
  const kinds = nodeOf(folders.services).oneOf ?? [];
  const of = (template: string) =>
    kinds.find(({ properties }) => properties?.template?.const === template) ?? {};
  return [of("service"), of("solution")];
})();

const kindOf = (name: string, schema: z.ZodType): Kind => ({
  name,
  format: formatOf(name),
  extension: name === "legal/" ? "md" : "yaml",
  node: name === "facts.yaml" ? withAllFacts(nodeOf(schema)) : nodeOf(schema),
});

export const kinds: readonly Kind[] = [
  ...Object.entries(folders).map(([folder, schema]) => kindOf(`${folder}/`, schema)),
  ...Object.entries(files).map(([file, schema]) => kindOf(file, schema)),
];

export const formats = new Map(
  kinds.map(({ format, extension, node }) => [
    format,
    extension === "md" ? markdownFormat(node) : yamlFormat(node),
  ]),
);

function folder(name: string, kind: FolderName, label: string, node: Node, more = {}) {
  return {
    name,
    label,
    label_singular: node.title,
    folder: `content/${kind}`,
    format: formatOf(`${kind}/`),
    extension: "yaml",
    summary: "{{title}}",
    create: true,
    slug: "{{title}}",
    fields: [check, ...fieldsOf(node)],
    ...more,
  } as Collection;
}

const only = (template: string) => ({ filter: { field: "template", value: template } });

function file(name: FileName): CollectionFile {
  const kind = kinds.find((one) => one.name === name) as Kind;
  return {
    name: formatOf(name),
    label: kind.node.title ?? name,
    file: `content/${name}`,
    format: kind.format,
    fields: [check, ...fieldsOf(kind.node)],
  } as CollectionFile;
}

/** A legal page is its head, and one text. */
const { sections: _, ...legalHead } = nodeOf(folders.legal).properties ?? {};
const legal = { ...nodeOf(folders.legal), properties: legalHead };
const hint = "Headings begin with ##, links are written [words](/contact).";
const body: Field = { name: "body", label: "Text", widget: "text", hint };

export const collections: Collection[] = [
  folder("services", "services", "Services", service, only("service")),
  folder("solutions", "services", "Solutions", solution, only("solution")),
  folder("case-studies", "case-studies", "Case studies", nodeOf(folders["case-studies"])),
  ...Object.entries(shelves).map(
    ([label, names]) => ({ name: idOf(label), label, files: names.map(file) }) as Collection,
  ),
  folder("legal", "legal", "Legal pages", legal, {
    create: false,
    delete: false,
    extension: "md",
    fields: [check, ...fieldsOf(legal), body],
  }),
  // What fields that name a service choose from.
  folder(
    "all-services",
    "services",
    "All services",
    {},
    {
      hide: true,
      create: false,
      fields: [{ name: "title", widget: "string" }],
    },
  ),
];
