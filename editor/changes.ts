import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { contentFolder } from "../app/content/folder.ts";
import { filesOf, settled } from "../app/content/mentions.ts";
import {
  addressOf,
  type Data,
  type Files,
  fileNow,
  movedNames,
  same,
} from "../app/content/moved-names.ts";
import { pageOf } from "../app/content/page-of.ts";
import { readSource } from "../app/content/read-sources.ts";
import { labelOf, type Node, nodeFor } from "../app/content/schema/nodes.ts";
import { formatOf } from "../app/content/write.ts";
import { type Difference, differences, has, type Path, placeInWords } from "./differences.ts";
import { escaped } from "./escaped.ts";
import { withFormerAddresses } from "./former-address.ts";
import { wordsIn } from "./known-names.ts";
import { titleOf } from "./place.ts";
import { type Change, filesNow, folders, hashOf, nameIn, readIfThere, save } from "./save.ts";

/** Something that differs from the last commit: a place of a file, or the whole of it. */
interface Changed extends Difference {
  /** Within the folder of all content. */
  name: string;
  /** As it was called in the last commit. */
  was: string;
}

/** The same value with another at a place; without one, the place goes. */
function withValue(data: unknown, [key, ...rest]: Path, value: unknown): unknown {
  if (key === undefined) return value;
  const copy = (Array.isArray(data) ? [...data] : { ...(data as Data) }) as Data;
  copy[key] = withValue(copy[key], rest, value);
  return copy;
}

const valueAt = (data: unknown, path: Path) =>
  path.reduce<unknown>((inner, key) => (inner as Data | undefined)?.[key], data);

const git = (...args: string[]) =>
  execFileSync("git", args, { maxBuffer: 1e9, stdio: ["ignore", "pipe", "ignore"] });

/** Names of all files that differ from the last commit. */
const changedNames = () =>
  git("status", "--porcelain", "-z", "--no-renames", "--untracked-files=all", "--", ...folders)
    .toString()
    .split("\0")
    .flatMap((line) => (line ? [nameIn(line.slice(3))] : []));

function committed(name: string): Buffer | undefined {
  try {
    return git("show", `HEAD:${contentFolder}/${name}`);
  } catch {
    return undefined;
  }
}

const isText = (name: string) => /\.(yaml|md)$/.test(name);

/** All files as they were committed. */
function filesBefore(names: readonly string[], now: Files): Files {
  const files = new Map(now);
  for (const name of names.filter(isText)) {
    const bytes = committed(name);
    files.delete(name);
    for (const [, data] of filesOf(bytes ? [readSource(name, bytes.toString())] : []))
      files.set(name, data);
  }
  return files;
}

/** Every difference by itself. */
function* allChanged(names: readonly string[], before: Files, now: Files): Generator<Changed> {
  const nowOf = (name: string) => (before.has(name) && fileNow(name, before, now)) || undefined;
  const renamed = new Set(names.map(nowOf).filter((name) => name && !before.has(name)));
  for (const was of names) {
    if (renamed.has(was)) continue;
    const name = nowOf(was) ?? was;
    const [old, data] = [before.get(was), now.get(name)];
    if (name !== was || !old || !data)
      yield { name, was, node: nodeFor(was), path: [], before: old, after: data };
    if (old && data)
      for (const one of differences(nodeFor(name), old, data)) yield { name, was, ...one };
  }
}

/** The committed files with one thing changed. */
function filesWith({ name, was, path, before: old, after }: Changed, before: Files): Files {
  const files = new Map(before);
  files.delete(was);
  if (path.length) files.set(was, withValue(before.get(was), path, after) as Data);
  else if (after) files.set(name, (old ?? after) as Data);
  return files;
}

/** Everything that differs from the last commit; what follows from a change is a part of it. */
function steps() {
  const names = changedNames();
  const now = filesNow();
  const before = filesBefore(names, now);
  const all = [...allChanged(names, before, now)];
  const isAlong = new Set<Changed>();
  const found = all.map((change) => {
    const files = filesWith(change, before);
    const isStep = Object.values(movedNames(before, files)).some(({ size }) => size);
    const due = isStep && settled(before, withFormerAddresses(before, files));
    const along = all.filter((one) => {
      const value = due && one !== change && due.get(one.name);
      return value && one.path.length && same(valueAt(value, one.path), one.after);
    });
    for (const one of along) isAlong.add(one);
    return { ...change, along, own: change };
  });
  return { before, now, all: found.filter(({ own }) => !isAlong.has(own)) };
}

/** Files as they have to be written for changes not to have been made. */
function undone(changes: readonly Changed[], before: Files, now: Files): Change[] {
  const byName = Map.groupBy(changes, ({ name }) => name);
  return [...byName].map(([name, own]) => {
    const [{ was }] = own as [Changed];
    const isWhole = own.some(({ path }) => !path.length);
    const old = before.get(was);
    const data = own.reduce<unknown>(
      (inner, { path }) => (path.length ? withValue(inner, path, valueAt(old, path)) : inner),
      isWhole && name === was ? old : now.get(name),
    );
    const to = isWhole ? was : name;
    const bytes = !data || same(data, old) ? committed(was) : formatOf(to).toFile(data as Data);
    const current = readIfThere(`${contentFolder}/${name}`);
    return {
      operation: !bytes ? "delete" : current ? "update" : "create",
      path: `${contentFolder}/${to}`,
      from_path: `${contentFolder}/${name}`,
      content: Buffer.from(bytes ?? "").toString("base64"),
      sha: hashOf(current),
    };
  });
}

export function takeBack({ name, path }: { name: string; path: Path }): void {
  const { before, now, all } = steps();
  const step = all.find((one) => one.name === name && same(one.path, path));
  // No address is left behind: nobody has seen it yet.
  if (step) save(undone([step, ...step.along], before, now), (_, after) => after);
}

/** A value as it was or is; of a list, the rows that the other one has not. */
function asText(node: Node | undefined, value: unknown, other: unknown, files: Files): string {
  const both = Array.isArray(value) && Array.isArray(other);
  const own = both ? value.filter((row) => !has(other, row)) : value;
  const isMoved = both && value.length === other.length;
  const none = isMoved ? "the same rows, in another order" : "nothing";
  return escaped([...wordsIn(node, own, files)].join(" · ") || none);
}

/** What happened to a file, and what was and is to be seen of it. */
function ofWhole({ name, was, after }: Changed) {
  const [old, now] = [committed(was), readIfThere(`${contentFolder}/${name}`)];
  if (name !== was) {
    const to = addressOf(name, after as Data);
    return { what: "another address", before: addressOf(was, after as Data), after: to };
  }
  const what = old ? (now ? "another picture" : "deleted") : "new";
  return { what, before: old && "as it was", after: now && "as it is" };
}

/** Everything that is not published yet, in the words of the form. */
export function changesInWords() {
  const { before, now, all } = steps();
  const pages = [...now.values()].filter(({ path }) => path);
  return all.map(({ along, own }) => {
    const { name, was, node, path } = own;
    const data = now.get(name) ?? before.get(was) ?? {};
    const whole = path.length ? own : ofWhole(own);
    const what = "what" in whole ? whole.what : labelOf(nodeFor(name), path, data);
    return {
      title: `${titleOf(name, data)}: ${what}`,
      before: asText(node, whole.before, whole.after, before),
      after: asText(node, whole.after, whole.before, now),
      along: along.map((one) => placeInWords(one.name, before.get(one.was) ?? {}, one)),
      address: pageOf(name, data, pages),
      value: JSON.stringify({ name, path }),
    };
  });
}

/** /edit/changes. */
export function changesPage(said = "", person = ""): string {
  const rows = changesInWords().map(({ title, before, after, along, address, value }) => {
    const list = along.map((place) => `<li>${escaped(place)}`).join("");
    return `<li><h2>${escaped(title)}</h2>
      <del>${before}</del><ins>${after}</ins>
      ${list && `<p>And with it:</p><ul>${list}</ul>`}
      <a href="${address}" target="_blank">See the page</a>
      <button name="change" value="${escaped(value)}" aria-label="${escaped(`Take back: ${title}`)}">Take back</button>`;
  });
  const html = readFileSync("editor/changes.html", "utf8");
  return html
    .replace("{said}", () => escaped(said))
    .replace("{person}", () => escaped(person))
    .replace("{count}", `${rows.length || "Nothing"}`)
    .replace("{rows}", () => rows.join(""));
}
