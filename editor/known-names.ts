import { kindOf } from "../app/bands/kinds.ts";
import type { Data, Files } from "../app/content/moved-names.ts";
import { namedRows } from "../app/content/schema/named-rows.ts";
import { fieldsIn, type Node } from "../app/content/schema/nodes.ts";
import { textsIn } from "./place.ts";

/** What people call a thing that files name by an id: an entry, a row of a list, a kind of band. */
export function knownName(id: string, files: Files, kind?: string): string | undefined {
  const isRow = kind !== undefined && kind in namedRows;
  const entry = files.get(`services/${id}.yaml`) ?? files.get(`case-studies/${id}.yaml`);
  const rows = Object.entries(namedRows).map(([file, { list, id: key, title }]) => {
    if (isRow && file !== kind) return undefined;
    const all = files.get(`${file}.yaml`)?.[list];
    return (Array.isArray(all) ? all : []).find((row: Data) => row[key] === id)?.[title];
  });
  const name = (isRow ? undefined : entry?.title) ?? rows.find(Boolean);
  return name ? String(name) : kindOf(id)?.title;
}

/** All texts and numbers of a field, with names in place of ids and addresses of pictures. */
export function* wordsIn(node: Node | undefined, value: unknown, files: Files): Generator<string> {
  if (!node) yield* textsIn(value);
  for (const { node: field, value: inner } of fieldsIn(node, value))
    if (typeof inner !== "object" && inner !== "") {
      const word = field.files ? String(inner).replace(/^.*\//, "") : String(inner);
      const isId = field.refers !== undefined || field.const !== undefined;
      yield (isId && knownName(word, files)) || (field.labels?.[word] ?? word);
    }
}
