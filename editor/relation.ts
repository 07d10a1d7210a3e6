import { type FileName, folders } from "../app/content/schema/file-schemas.ts";
import { namedRows, type RowKind } from "../app/content/schema/named-rows.ts";
import { shelves } from "../app/content/schema/shelves.ts";

/** "pages/home.yaml" as "pages-home-yaml". The tool takes Markdown for formats of certain names alone. */
export const nameOf = (file: string) =>
  file === "legal/" ? "legal-frontmatter" : file.toLowerCase().replace(/\W+/g, "-");

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
  const [shelf = ""] = Object.entries(shelves).find(([, files]) => files.includes(file)) ?? [];
  return {
    widget: "relation",
    collection: nameOf(shelf),
    file: nameOf(file),
    value_field: `${list}.*.${id}`,
    display_fields: [`${list}.*.${title}`],
  };
}
