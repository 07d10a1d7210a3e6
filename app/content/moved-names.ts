import { pageOf } from "./page-of.ts";
import { idOf } from "./rules/references.ts";
import type { Nameable } from "./schema/fields.ts";
import { namedRows } from "./schema/named-rows.ts";

export type Data = Record<string, unknown>;

/** What each file says, by its name within the folder of all content. */
export type Files = ReadonlyMap<string, Data>;

/** Names that are no longer there, each with the one that it has become; without one, the entry is gone. */
export type Moved = Record<Nameable, Map<string, string | undefined>>;

export const hasMoved = (moved: Moved) => Object.values(moved).some(({ size }) => size > 0);

export const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

const entryFolder = /^(services|case-studies|pages|legal)\//;
export const folderOf = (file: string) => entryFolder.exec(file)?.[1];

export const addressOf = (file: string, data: Data) => pageOf(file, data, []);

const formerly = ({ formerly: all }: Data) => (Array.isArray(all) ? all.map(String) : []);

/** The file that an entry is in now: its own, or a new one that has its address or all of its words. */
export function fileNow(file: string, before: Files, after: Files): string | undefined {
  if (after.has(file)) return file;
  const data = before.get(file) ?? {};
  const isNew = (name: string) => !before.has(name) && folderOf(name) === folderOf(file);
  const came = [...after].filter(([name]) => isNew(name));
  const address = addressOf(file, data);
  const hasAddress = (now: Data) =>
    now.path === address || formerly(now).includes(address) || same(now, data);
  return came.find(([, now]) => hasAddress(now))?.[0];
}

const rowsIn = (files: Files, file: string, list: string) => {
  const rows = files.get(file)?.[list];
  return (Array.isArray(rows) ? rows : []) as Data[];
};

/** Whether half of what a row says, besides its id, is the same. */
export function isAlike(a: Data, b: Data, id?: string): boolean {
  const names = Object.keys({ ...a, ...b }).filter((name) => name !== id);
  return names.filter((name) => same(a[name], b[name])).length * 2 >= names.length;
}

/** A row that says nothing but its name is known by its place. */
const isSameRow = (a: Data, b: Data, id: string, isInPlace: boolean) =>
  isAlike(a, b, id) && (isInPlace || Object.keys(a).length > 1);

/** What other files may name and would no longer find. */
export function movedNames(before: Files, after: Files): Moved {
  const moved: Moved = {
    services: new Map(),
    "service-groups": new Map(),
    "case-studies": new Map(),
    claims: new Map(),
    clients: new Map(),
    testimonials: new Map(),
    industries: new Map(),
    pages: new Map(),
  };
  const note = (kind: Nameable, from: string, to: string | undefined) => {
    if (from !== to) moved[kind].set(from, to);
  };
  for (const [file, data] of before) {
    const folder = folderOf(file);
    if (!folder || after.get(file) === data) continue;
    const found = fileNow(file, before, after);
    // What has become a draft is on no page either.
    const now = found && (data.draft || !after.get(found)?.draft) ? found : undefined;
    note("pages", addressOf(file, data), now && addressOf(now, after.get(now) ?? {}));
    if (folder === "services" || folder === "case-studies")
      note(folder, idOf(file), now && idOf(now));
  }
  for (const [kind, { list, id }] of Object.entries(namedRows)) {
    const [old, now] = [before, after].map((files) => rowsIn(files, `${kind}.yaml`, list)) as [
      Data[],
      Data[],
    ];
    const isIn = (rows: Data[], row: Data) => rows.some((one) => one[id] === row[id]);
    for (const [place, row] of old.entries()) {
      if (isIn(now, row)) continue;
      const became = now.find(
        (one, at) => !isIn(old, one) && isSameRow(row, one, id, at === place),
      );
      note(kind as Nameable, String(row[id]), became && String(became[id]));
    }
  }
  return moved;
}
