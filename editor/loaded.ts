import { checkContent } from "../app/content/check-content.ts";
import type { Fault } from "../app/content/fault.ts";
import { readSource, type Source } from "../app/content/read-sources.ts";
import { collections, formatOf, formats } from "./collections.ts";
import { addressOf } from "./pages.ts";

type Data = Record<string, unknown>;
export interface Entry {
  data: Data;
  path: string;
  collection: string;
}
type GetCollection = (name: string) => Promise<unknown>;

let getCollection: GetCollection | undefined;

/** The tool gives its entries to previews alone; they tell it here. */
export function know(get: GetCollection): void {
  getCollection = get;
}

export const newEntry = "new-entry.yaml";

/** The file of an entry; of a new one, any that is free. */
export const pathOf = ({ path, collection }: Entry) =>
  path || `content/${collection === "case-studies" ? collection : "services"}/${newEntry}`;

/** A file as it would be saved. */
function asSource(path: string, data: Data): Source {
  const name = path.replace(/^content\//, "");
  const text = formats.get(formatOf(name))?.toFile(structuredClone(data)) ?? "";
  // A picture that is chosen but not saved has an address of the browser's.
  const chosen = name === "clients.yaml" ? "/images/clients/chosen.svg" : "/pictures/chosen.png";
  return readSource(name, text.replace(/"?blob:[^\s"]+"?/g, chosen));
}

/** All that was loaded. */
async function loadedSources(): Promise<Source[]> {
  const names = collections.map(({ name }) => name).filter((name) => name !== "all-services");
  const found = await Promise.all(names.map((name) => getCollection?.(name)));
  return (found.flat() as ({ toJS: () => unknown } | undefined)[]).flatMap((entry) => {
    const { path, data } = (entry?.toJS() ?? {}) as { path?: string; data?: Data };
    return path && data ? [asSource(path, data)] : [];
  });
}

/** What would be wrong with all files, were this one saved. */
export async function faultsWith(path: string, data: Data): Promise<Fault[]> {
  const now = asSource(path, data);
  const others = (await loadedSources()).filter(({ name }) => name !== now.name);
  return others.length ? checkContent([...others, now]).faults : [];
}

/** A page that shows the figure or the fact in which the cursor is. */
export async function pageThatUses(
  name: string,
  data: Data,
  field: string,
): Promise<string | undefined> {
  const [, index = ""] = field.split(".");
  const { id } = (name === "claims.yaml" && (data.claims as { id: string }[])?.[Number(index)]) || {
    id: "",
  };
  const used = id
    ? new RegExp(`\\{claim\\.${id}\\b|"${id}"`)
    : name === "facts.yaml" && field
      ? new RegExp(`\\{fact\\.${field}\\}`)
      : undefined;
  if (!used) return undefined;
  const users = (await loadedSources()).filter(
    (one) => one.name !== name && used.test(JSON.stringify(one.value)),
  );
  const best =
    users.find((one) => one.name === "pages/home.yaml") ??
    users.find(({ value }) => (value as Data).path) ??
    users[0];
  return best && addressOf(best.name, best.value as Data);
}
