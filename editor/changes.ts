import { execFileSync } from "node:child_process";
import { globSync, readFileSync } from "node:fs";
import { contentFolder } from "../app/content/folder.ts";
import { pageOf } from "../app/content/page-of.ts";
import {
  kindKey,
  kindOfValue,
  labelOf,
  type Node,
  nodeAt,
  nodeFor,
} from "../app/content/schema/nodes.ts";
import { formatOf } from "../app/content/write.ts";
import { type Data, textsIn, titleOf } from "./place.ts";
import { folders, hashOf, readIfThere, save } from "./save.ts";

type Path = (string | number)[];

interface Difference {
  node: Node | undefined;
  path: Path;
  before: unknown;
  after: unknown;
}

const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);
const has = (list: unknown[], item: unknown) => list.some((one) => same(one, item));

const kindsOf = (list: Node | undefined) => list?.items?.oneOf ?? list?.items?.anyOf ?? [];

/** Where two values differ; a list whose rows came, went or moved differs as a whole. */
function* differences(
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

/** The same value with another at a place; without one, the place goes. */
function withValue(data: unknown, [key, ...rest]: Path, value: unknown): unknown {
  if (key === undefined) return value;
  const copy = (Array.isArray(data) ? [...data] : { ...(data as Data) }) as Data;
  copy[key] = withValue(copy[key], rest, value);
  return copy;
}

const git = (...args: string[]) =>
  execFileSync("git", args, { maxBuffer: 1e9, stdio: ["ignore", "pipe", "ignore"] });

/** A file as it was committed and as it is; of words, what they say. */
function bothOf(file: string) {
  const isNew = !git("ls-tree", "HEAD", "--", file).length;
  const bytes = [isNew ? undefined : git("show", `HEAD:${file}`), readIfThere(file)];
  const format = /\.(yaml|md)$/.test(file) ? formatOf(nameIn(file)) : undefined;
  const [before, after] = bytes.map((one) => one && format?.fromFile(one.toString()));
  return { format, bytes, before, after };
}

const nameIn = (file: string) => file.replace(`${contentFolder}/`, "");

const asData = (file: string) =>
  formatOf(nameIn(file)).fromFile(readFileSync(file, "utf8")) as Data;

/** Everything that differs from the last commit, in words. */
function* changes() {
  const pages = globSync(`${contentFolder}/{pages/*.yaml,legal/*.md}`).map(asData);
  const options = ["--porcelain", "-z", "--no-renames", "--untracked-files=all"];
  for (const line of git("status", ...options, "--", ...folders)
    .toString()
    .split("\0")) {
    const file = line.slice(3);
    if (!file) continue;
    const name = nameIn(file);
    const { bytes, before, after } = bothOf(file);
    const address = pageOf(name, after ?? {}, pages);
    const node = nodeFor(name);
    const title = titleOf(name, after ?? before);
    if (before && after)
      for (const { path, ...values } of differences(node, before, after))
        yield { file, path, address, title: `${title}: ${labelOf(node, path, after)}`, ...values };
    else {
      const [old, now] = bytes;
      const what = old ? (now ? "another picture" : "deleted") : "new";
      const values = { before: old && "as it was", after: now && "as it is" };
      yield { file, node, path: [], address, title: `${title}: ${what}`, ...values };
    }
  }
}

export function takeBack({ file, path }: { file: string; path: Path }): void {
  const { format, bytes, before, after } = bothOf(file);
  const [old, now] = bytes;
  const value = path.reduce<unknown>((inner, key) => (inner as Data)?.[key], before);
  const text = after && path.length ? format?.toFile(withValue(after, path, value) as Data) : old;
  const operation = text === undefined ? "delete" : now ? "update" : "create";
  const content = Buffer.from(text ?? "").toString("base64");
  save([{ operation, path: file, content, sha: hashOf(now) }]);
}

const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** A row of one of several kinds, with the kind as the form calls it. */
function named(row: unknown, kinds: readonly Node[]): unknown {
  const key = kindKey(kinds);
  return key ? { ...(row as Data), [key]: kindOfValue(row, kinds)?.title } : row;
}

/** The rows that another list has not, or not as often. */
function ownRows(rows: unknown[], others: unknown[]): unknown[] {
  const left = [...others];
  return rows.filter((row) => {
    const at = left.findIndex((one) => same(one, row));
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}

/** A value as it was or is; of a list, what the other one has not. */
export function asText(tag: string, node: Node | undefined, value: unknown, other: unknown) {
  const both = Array.isArray(value) && Array.isArray(other);
  const own = both ? ownRows(value, other).map((row) => named(row, kindsOf(node))) : value;
  const isMoved = both && !ownRows(value, other).length && !ownRows(other, value).length;
  const none = isMoved ? "the same rows, in another order" : "nothing";
  return `<${tag}>${escaped([...textsIn(own)].join(" · ") || none)}</${tag}>`;
}

/** /edit/changes. */
export function changesPage(refusal: string): string {
  const rows = [...changes()].map(({ file, node, path, address, title, before, after }) => {
    const name = escaped(title);
    const what = escaped(JSON.stringify({ file, path }));
    return `<li><h2>${name}</h2>${asText("del", node, before, after)}${asText("ins", node, after, before)}
      <a href="${address}" target="_blank">See the page</a>
      <button name="change" value="${what}" aria-label="Take back: ${name}">Take back</button>`;
  });
  const html = readFileSync("editor/changes.html", "utf8");
  return html
    .replace("{refusal}", () => escaped(refusal))
    .replace("{count}", `${rows.length || "Nothing"}`)
    .replace("{rows}", () => rows.join(""));
}
