import path from "node:path";
import { valuesIn } from "../app/content/check-content.ts";
import { contentFolder } from "../app/content/folder.ts";
import { firstOf } from "../app/content/languages.ts";
import { fieldsOf, settled } from "../app/content/mentions.ts";
import {
  addressOf,
  type Data,
  type Files,
  fileNow,
  folderOf,
  movedNames,
  same,
} from "../app/content/moved-names.ts";
import type { Values } from "../app/content/placeholders.ts";
import { readSources } from "../app/content/read-content.ts";
import { labelOf } from "../app/content/schema/nodes.ts";
import { formatOf } from "../app/content/write.ts";
import { changedNames, committed, isText } from "./committed.ts";
import { type Difference, differences, type Path, placeInWords } from "./differences.ts";
import { withFormerAddresses } from "./former-address.ts";
import { languageName, titleOf, valueAt } from "./place.ts";
import { type Change, filesNow, hashOf, readIfThere, save } from "./save.ts";
import { committedThen, isTranslation, ownWords, type Then, textWith } from "./translations.ts";

/** Something that differs from the last commit: a place of a file, or the whole of it. */
interface Changed extends Difference {
  /** Within the folder of all content. */
  name: string;
  /** As it was called in the last commit. */
  was: string;
  /** Of a translation: its language. */
  code?: string;
}

/** The same value with another at a place; without one, the place goes. */
function withValue(data: unknown, [key, ...rest]: Path, value: unknown): unknown {
  if (key === undefined) return value;
  const copy = (Array.isArray(data) ? [...data] : { ...(data as Data) }) as Data;
  copy[key] = withValue(copy[key], rest, value);
  return copy;
}

/** Every difference by itself. */
function* inFirst(names: readonly string[], before: Files, now: Files): Generator<Changed> {
  const nowOf = (name: string) => (before.has(name) && fileNow(name, before, now)) || undefined;
  const renamed = new Set(names.map(nowOf).filter((name) => name && !before.has(name)));
  for (const was of names) {
    if (renamed.has(was)) continue;
    const name = nowOf(was) ?? was;
    const [old, data] = [before.get(was), now.get(name)];
    if (name !== was || !old || !data)
      yield { name, was, node: fieldsOf(was), path: [], before: old, after: data };
    if (old && data)
      for (const one of differences(fieldsOf(name), old, data)) yield { name, was, ...one };
  }
}

/** Every difference of a translation that a translator made; it may be there, or gone, as a whole. */
function* inTranslation(name: string, then: Then, now: Files): Generator<Changed> {
  const { code, isAlone, before, after } = ownWords(name, then, now);
  const own = { name, was: name, code, node: fieldsOf(firstOf(name)) };
  if (!isAlone) return;
  if (!before || !after) yield { ...own, path: [], before, after };
  else for (const one of differences(own.node, before, after)) yield { ...own, ...one };
}

/** Files with one thing changed. */
function filesWith({ name, was, path, after }: Changed, files: Files): Files {
  const changed = new Map(files);
  changed.delete(was);
  if (path.length) changed.set(was, withValue(files.get(was), path, after) as Data);
  else if (after) changed.set(name, (files.get(was) ?? after) as Data);
  return changed;
}

/** Files with one thing changed, and what follows from it. */
function settledWith(change: Changed, files: Files, values: () => Values): Files {
  return settled(files, withFormerAddresses(files, filesWith(change, files)), values);
}

/** What happened to a file, and what was and is to be seen of it. */
function ofWhole({ name, was, code, before, after }: Changed) {
  if (code && before) return { what: "translation deleted", before: "all of it", after: undefined };
  if (code) return { what: "new translation", before: undefined, after: "all of it" };
  const [old, now] = [
    committed(`${contentFolder}/${was}`),
    readIfThere(`${contentFolder}/${name}`),
  ];
  if (name !== was)
    return {
      what: "new address",
      before: addressOf(was, before as Data),
      after: addressOf(name, after as Data),
    };
  if (old && now) return { what: "new picture", before: "the previous one", after: "this one" };
  return { what: old ? "deleted" : "new", before: old && "all of it", after: now && "all of it" };
}

/** Everything that differs from the last commit. */
function compared() {
  const now = filesNow();
  const names = changedNames();
  const then = committedThen(now, names);
  const before = then.files;
  const first = [
    ...inFirst(
      names.filter((name) => !isTranslation(name)),
      before,
      now,
    ),
  ];
  const moves = (change: Changed) =>
    Object.values(movedNames(before, filesWith(change, before))).some(({ size }) => size);
  // What is written in a file comes before the file is called otherwise.
  const leading = first
    .filter(moves)
    .toSorted((one, other) => Number(!one.path.length) - Number(!other.path.length));
  // What texts of many firms share is in no file of this one.
  const shared = readSources(path.resolve(contentFolder)).filter(({ name }) => !now.has(name));
  const written = [...before].map(([name, value]) => ({ name, value }));
  const values = () => valuesIn([...written, ...shared]);
  // A testimonial that goes with its client leads to nothing of its own.
  const isFrom = (one: Changed, other: Changed) => {
    const [was, is] = [before, settledWith(other, before, values)].map((files) =>
      valueAt(files.get(one.name), one.path),
    );
    return one.path.length > 0 && !same(was, is) && same(is, one.after);
  };
  const own = leading.filter(
    (one) => !leading.some((other) => other !== one && isFrom(one, other)),
  );
  // What follows in a translation is no change of its own.
  const translated = names
    .filter(isTranslation)
    .flatMap((name) => [...inTranslation(name, then, now)]);
  return { then, before, now, all: [...first, ...translated], leading: own, values };
}

type Compared = ReturnType<typeof compared>;

const isMove = ({ path }: Changed) => `${path}` === "position";

/** The committed files with all that others follow, but for one. */
const settledWithout = (own: Changed | undefined, { before, leading, values }: Compared): Files =>
  leading.reduce((files, one) => (one === own ? files : settledWith(one, files, values)), before);

/** What of all that has changed follows from one change. */
function following(change: Changed, found: Compared): Changed[] {
  const { before, all, leading, values } = found;
  // Another order gives many entries another place.
  if (isMove(change)) {
    const moved = all.filter((one) => isMove(one) && folderOf(one.name) === folderOf(change.name));
    return moved[0] === change ? moved.slice(1) : [];
  }
  if (!leading.includes(change)) return [];
  const [alone, together] = [settledWith(change, before, values), settledWithout(undefined, found)];
  return all.filter(({ name, was, path, after }) => {
    if (!path.length || (name === change.name && same(path, change.path))) return false;
    const isTouched = !same(
      valueAt(alone.get(name) ?? alone.get(was), path),
      valueAt(before.get(was), path),
    );
    // It may follow from several, as a list does that names them all.
    return isTouched && same(valueAt(together.get(name), path), after);
  });
}

/** A picture comes and goes with the text that names it, and is no change of its own. */
function isNamed({ name }: Changed, all: readonly Changed[]): boolean {
  const address = `/${name.replace(/^public\//, "")}`;
  const texts = all.flatMap(({ before, after }) => [before, after]);
  return !isText(name) && JSON.stringify(texts).includes(address);
}

/** Everything that differs from the last commit, in words; what follows from a change is a part of it. */
export function changes() {
  const found = compared();
  const { before, now, all } = found;
  const steps = all.map((own) => ({ own, along: following(own, found) }));
  const isAlong = new Set(steps.flatMap(({ along }) => along));
  return steps
    .filter(({ own }) => !isAlong.has(own) && !isNamed(own, all))
    .map(({ own, along }) => {
      const { name, was, path, node } = own;
      const first = firstOf(name);
      const data = now.get(first) ?? before.get(was) ?? {};
      const label = { ...own, what: labelOf(fieldsOf(first), path, data) };
      const { what, ...values } = path.length ? label : ofWhole(own);
      return {
        name,
        path,
        node,
        before: values.before,
        after: values.after,
        data,
        title: `${titleOf(first, data)}${own.code ? ` (${languageName(own.code)})` : ""}: ${what}`,
        along: along.map((one) => placeInWords(one.name, before.get(one.was) ?? {}, one)),
      };
    });
}

/** Files as they have to be written for changes not to have been made; other changes stay. */
function undone(changes: readonly Changed[], rest: Files, { before, now }: Compared): Change[] {
  const byName = Map.groupBy(changes, ({ name }) => name);
  return [...byName].map(([name, own]) => {
    const [{ was }] = own as [Changed];
    const isWhole = own.some(({ path }) => !path.length);
    const old = before.get(was);
    const without = rest.get(name) ?? rest.get(was);
    const data = own.reduce<unknown>(
      (inner, { path }) => (path.length ? withValue(inner, path, valueAt(without, path)) : inner),
      isWhole && name === was ? without : now.get(name),
    );
    const to = isWhole ? was : name;
    const bytes =
      !data || same(data, old)
        ? committed(`${contentFolder}/${was}`)
        : formatOf(to).toFile(data as Data);
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

/** The file of a translation without one change of its words. */
function undoneIn({ name, path, before }: Changed, { then, now }: Compared): Change {
  const file = `${contentFolder}/${name}`;
  const current = readIfThere(file);
  const { after } = ownWords(name, then, now);
  const words = path.length ? withValue(after, path, before) : before;
  const text = words ? textWith(name, words as Data, then, now) : "";
  return {
    operation: !text ? "delete" : current ? "update" : "create",
    path: file,
    content: Buffer.from(text).toString("base64"),
    sha: hashOf(current),
  };
}

export function takeBack({ name, path }: { name: string; path: Path }): void {
  const found = compared();
  const own = found.all.find((one) => one.name === name && same(one.path, path));
  if (!own) return;
  if (own.code) return void save([undoneIn(own, found)]);
  const rest = settledWithout(own, found);
  // No address is left behind: nobody has seen it yet.
  save(undone([own, ...following(own, found)], rest, found), (_, after) => after);
}
