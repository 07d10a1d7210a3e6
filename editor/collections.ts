import type { Collection, CollectionFile, Field } from "@sveltia/cms";
import { parse } from "yaml";
import { contentFolder } from "../app/content/folder.ts";
import { isId } from "../app/content/rules/references.ts";
import { markdownHint } from "../app/content/schema/fields.ts";
import type { FileName } from "../app/content/schema/file-schemas.ts";
import { asWords, type Node, nodeFor } from "../app/content/schema/nodes.ts";
import { shelves } from "../app/content/schema/shelves.ts";
import { ownNames } from "../app/content/side-by-side.ts";
import facts from "../content/facts.yaml?raw";
import { isLocal, translations } from "./backend.ts";
import { fieldsOf } from "./form.ts";
import { nameOf } from "./relation.ts";

/** Above every form: what is wrong in it (check.tsx), and where its rows are used. */
const checkIn = (file: string): Field => ({
  name: "check",
  label: "To fix",
  widget: "check",
  i18n: true,
  required: false,
  ...(isLocal && {
    hint: `[Where figures, facts, clients and pictures are used](/edit/used#${file.replace(".yaml", "")}) · [Kinds of bands](/edit/bands)`,
  }),
});

/** Entries are put in order in their list, which numbers them by this field: no form asks for it. */
const reorder = { key: "position" };

const hasTranslations = translations.length > 0;

/** Where files are: those of another language in its folder. */
const root = hasTranslations ? `${contentFolder}/{{locale}}` : contentFolder;

/** Tells a form, and a file that is written, in which language it is. */
const locale = { name: "locale", widget: "hidden", default: "{{locale}}", i18n: true } as Field;

/** A page is published, and has its address, in each language by itself. */
const inOwn = (field: Field): Field =>
  hasTranslations && ownNames.includes(field.name)
    ? ({
        ...field,
        i18n: true,
        ...("field" in field && { field: { ...field.field, i18n: true } }),
      } as Field)
    : field;

const formOf = (file: string, node: Node, ...more: Field[]) => ({
  i18n: hasTranslations,
  format: nameOf(file),
  fields: [
    checkIn(file),
    ...fieldsOf(node)
      .filter(({ name }) => name !== reorder.key)
      .map(inOwn),
    ...more,
    ...(hasTranslations ? [locale] : []),
  ],
});

/** A change request is about one address: there, only the first save sets it. */
const addressFrom = (template: string) => ({
  template,
  editable: isLocal ? ["create", "update"] : ["create"],
  pattern: [isId, "Use lowercase letters, digits and hyphens, like erp-selection."],
});

/** What fields choose from, but nobody adds to there. */
const fixed = { create: false, delete: false };

/** Lists say which entries nobody else sees yet. */
const draftMark = ({ properties }: Node) =>
  properties?.draft ? "{{draft | ternary('Draft: ', '')}}" : "";

function folder(name: string, label: string, file: string, node: Node, more: object = {}) {
  return {
    name,
    label,
    label_singular: node.title,
    folder: `${root}/${file}`.replace(/\/$/, ""),
    extension: "yaml",
    summary: `${draftMark(node)}{{title}}`,
    create: true,
    slug: addressFrom("{{title}}"),
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

/** All services by group, to put them in order; and what fields that name a service choose from. */
function orderOfServices(): Collection {
  const [kind] = nodeFor("services/").oneOf ?? [];
  const { draft = {}, title = {}, group = {} } = kind?.properties ?? {};
  const node = { ...kind, title: "Service", properties: { draft, title, group } };
  const byGroup = { name: "group", label: "Group", field: "group" };
  return folder("all-services", "Order of services", "services/", node, {
    ...fixed,
    reorder: { ...reorder, group: byGroup.name },
    view_groups: { groups: [byGroup], default: byGroup.name },
  });
}

/** Anybody may add facts, which have no field of their own: a text, or a time by number and unit. */
function factNodes({ additionalProperties }: Node): [string, Node][] {
  const [text, time] = (additionalProperties || undefined)?.anyOf ?? [];
  return Object.entries(parse(facts)).map(([name, value]) => [
    name,
    { ...(typeof value === "object" ? time : text), title: asWords(name) },
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
    file: `${root}/${file}`,
    ...form,
  };
}

const legal = nodeFor("legal/");
const text: Field = {
  name: "body",
  label: "Text",
  widget: "text",
  i18n: true,
  required: false,
  hint: `Start each section with \`##\` and its heading. ${markdownHint}`,
};

export const collections: Collection[] = [
  folder("pages", "Pages", "pages/", nodeFor("pages/"), {
    summary: `${draftMark(nodeFor("pages/"))}{{name}}{{path | ternary(': ', '')}}{{path}}`,
    slug: addressFrom("{{name}}"),
    identifier_field: "name",
  }),
  servicesOf("service", "Services"),
  servicesOf("solution", "Solutions"),
  orderOfServices(),
  folder("case-studies", "Case studies", "case-studies/", nodeFor("case-studies/"), { reorder }),
  ...Object.entries(shelves).map(([label, names]) => ({
    name: nameOf(label),
    label,
    i18n: hasTranslations,
    files: names.map(fileOf),
  })),
  folder("legal", "Legal pages", "legal/", legal, {
    extension: "md",
    ...formOf("legal/", legal, text),
  }),
  // What fields that name one choose from: of its own list, the tool would change them by itself.
  folder("all-case-studies", "All case studies", "case-studies/", nodeFor("case-studies/"), {
    ...fixed,
    hide: true,
  }),
];
