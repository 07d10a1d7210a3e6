import { fieldsOf } from "../app/content/mentions.ts";
import { type Data, type Files, same } from "../app/content/moved-names.ts";
import { kindOfValue, labelOf, type Node, nodeAt } from "../app/content/schema/nodes.ts";
import { titleOf } from "./place.ts";

export type Path = (string | number)[];

export interface Difference {
  node: Node | undefined;
  path: Path;
  before: unknown;
  after: unknown;
}

const has = (list: unknown[], item: unknown) => list.some((one) => same(one, item));

const kindsOf = (list: Node | undefined) => list?.items?.oneOf ?? list?.items?.anyOf ?? [];

/** Where two values differ; a list whose rows came, went or moved differs as a whole. */
export function* differences(
  node: Node | undefined,
  before: unknown,
  after: unknown,
  path: Path = [],
): Generator<Difference> {
  const kindOf = (row: unknown) => kindOfValue(row, kindsOf(node));
  const [old, now] = [before, after].map((value) => Object(value) === value && (value as Data));
  const hasMoved =
    Array.isArray(old) &&
    Array.isArray(now) &&
    (old.length !== now.length ||
      old.some((row, at) => !same(row, now[at]) && has(now, row)) ||
      old.some((row, at) => kindOf(row) !== kindOf(now[at])));
  if (old && now && !hasMoved)
    for (const name of new Set([...Object.keys(old), ...Object.keys(now)])) {
      const key = Array.isArray(old) ? Number(name) : name;
      yield* differences(nodeAt(node ?? {}, [key], now), old[key], now[key], [...path, key]);
    }
  else if (!same(before, after)) yield { node, path, before, after };
}

/** A row as the form calls it when it is folded. */
export const rowInWords = (list: Node | undefined, row: Data) =>
  (list?.row ?? "").replace(/\{(\w+)\}/g, (_, name) => String(row[name]));

/** If it is not called by what it refers to, which is an id. */
function rowName(list: Node | undefined, row: unknown): string {
  const names = Object.entries(list?.items?.properties ?? {}).filter(([, { refers }]) => refers);
  const hasId = names.some(([name]) => list?.row?.includes(`{${name}}`));
  return kindOfValue(row, kindsOf(list))?.title ?? (hasId ? "" : rowInWords(list, row as Data));
}

/** "Home: Bands 2 (Closing call), Figures"; of a list that is shorter, the rows that went. */
export function placeInWords(name: string, data: Data, { node, path, before, after }: Difference) {
  const title = titleOf(name, data);
  const label = labelOf(fieldsOf(name), path, data);
  const [old, now] = [before, after].map((value) => (Array.isArray(value) ? value : []));
  const rows = (old ?? []).filter((row) => !has(now ?? [], row)).map((row) => rowName(node, row));
  const names = rows.filter(Boolean).join(", ");
  return `${label === title ? title : `${title}: ${label}`}${names && ` (${names})`}`;
}

/** Whether a text has fewer links and references. */
const isPlainer = (before: unknown, after: unknown) =>
  typeof before === "string" &&
  /\{|\]\(/.test(before) &&
  before.split(/\{|\]\(/).length > String(after).split(/\{|\]\(/).length;

/**
 * What differs between files of the same names, in words: what is taken out, what says another name, and what
 * keeps its words without a link or a reference.
 */
export function alongInWords(before: Files, after: Files) {
  const along = { out: [] as string[], renamed: [] as string[], plain: [] as string[] };
  for (const [name, data] of before) {
    const now = after.get(name);
    if (!now || now === data) continue;
    for (const one of differences(fieldsOf(name), data, now)) {
      const isShorter = Array.isArray(one.after) && one.after.length < (one.before as []).length;
      const isOut = one.after === undefined || isShorter;
      const kind = isOut ? "out" : isPlainer(one.before, one.after) ? "plain" : "renamed";
      along[kind].push(placeInWords(name, data, one));
    }
  }
  return along;
}
