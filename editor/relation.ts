import { type FileName, folders } from "../app/content/schema/kinds.ts";
import { shelves } from "../app/content/schema/shelves.ts";
import { nameOf } from "./name-of.ts";

/** Where rows are that others name, by which field they name them, and by which people know them. */
const rows: Record<string, [list: string, id: string, title: string]> = {
  "service-groups": ["groups", "id", "title"],
  claims: ["claims", "id", "label"],
  industries: ["industries", "id", "name"],
  clients: ["clients", "name", "name"],
};

/** A field that names other entries: one of a folder, or a row of a file. None for a page: its address is typed. */
export function relationTo(kind: string | undefined): object | undefined {
  if (!kind || kind === "pages") return undefined;
  if (kind in folders)
    return {
      widget: "relation",
      collection: kind === "services" ? "all-services" : kind,
      value_field: "{{slug}}",
      display_fields: ["title"],
    };
  const row = rows[kind];
  if (!row) throw new Error(`editor/relation.ts does not say where ${kind} are.`);
  const [list, id, title] = row;
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
