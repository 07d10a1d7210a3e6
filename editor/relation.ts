import { type FileName, folders } from "../app/content/schema/kinds.ts";
import { shelves } from "../app/content/schema/shelves.ts";
import { nameOf } from "./name-of.ts";

/** Fields of a row by which others name it, and by which people know it. */
const rows: Record<string, [list: string, id: string, title: string]> = {
  claims: ["claims", "id", "label"],
  industries: ["industries", "id", "name"],
  clients: ["clients", "name", "name"],
  "service-groups": ["groups", "id", "title"],
};

/** A field that names other entries: one of a folder, or a row of a file. A page is typed. */
export function relationTo(kind: string): object {
  if (kind in folders)
    return {
      widget: "relation",
      collection: kind === "services" ? "all-services" : kind,
      value_field: "{{slug}}",
      display_fields: ["title"],
    };
  const row = rows[kind];
  if (!row) return { widget: "string" };
  const file = `${kind}.yaml` as FileName;
  const [shelf = ""] = Object.entries(shelves).find(([, files]) => files.includes(file)) ?? [];
  const [list, id, title] = row;
  return {
    widget: "relation",
    collection: nameOf(shelf),
    file: nameOf(file),
    value_field: `${list}.*.${id}`,
    display_fields: [`${list}.*.${title}`],
  };
}
