import type { Data } from "../app/content/moved-names.ts";
import { type FileName, files, folders } from "../app/content/schema/file-schemas.ts";
import { namedRows, type RowKind } from "../app/content/schema/named-rows.ts";
import { shelves } from "../app/content/schema/shelves.ts";

/** "pages/home.yaml" as "pages-home-yaml". The tool takes Markdown for formats of certain names alone. */
export const nameOf = (file: string) =>
  file === "legal/" ? "legal-frontmatter" : file.toLowerCase().replace(/\W+/g, "-");

const shelfOf = (file: FileName) =>
  Object.entries(shelves).find(([, files]) => files.includes(file))?.[0] ?? "";

/** The form of a file, by its name within the folder of all content. */
export function formOf(name: string, { template = "service" }: Data = {}): string {
  const [folder = "", file] = name.split("/");
  const id = name.replace(/^.*\/|\.\w+$/g, "");
  const isFile = !file || name in files;
  const [collection, entry] = isFile
    ? [nameOf(shelfOf(name as FileName)), nameOf(name)]
    : [folder === "services" ? `${template}s` : folder, id];
  return `/edit#/collections/${collection}/entries/${entry}`;
}

/** A field that names other entries: one of a folder, or a row of a file. None for a page: its address is typed. */
export function relationTo(kind: string | undefined): object | undefined {
  if (!kind || kind === "pages") return undefined;
  if (kind in folders)
    return {
      widget: "relation",
      collection: `all-${kind}`,
      value_field: "{{slug}}",
      display_fields: ["title"],
    };
  const { list, id, title } = namedRows[kind as RowKind];
  const file = `${kind}.yaml` as FileName;
  return {
    widget: "relation",
    collection: nameOf(shelfOf(file)),
    file: nameOf(file),
    value_field: `${list}.*.${id}`,
    display_fields: [`${list}.*.${title}`],
  };
}
