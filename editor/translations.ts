import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { carried } from "../app/content/carried.ts";
import { contentFolder } from "../app/content/folder.ts";
import { firstOf, isLanguageFolder, valuesInLanguage } from "../app/content/languages.ts";
import { fieldsOf, filesOf, wordsNow } from "../app/content/mentions.ts";
import {
  type Data,
  type Files,
  fileNow,
  hasMoved,
  movedNames,
  same,
} from "../app/content/moved-names.ts";
import { readSources, sourcesIn } from "../app/content/read-content.ts";
import { readSource } from "../app/content/read-sources.ts";
import { wordsOf } from "../app/content/side-by-side.ts";
import { formatOfWords } from "../app/content/write.ts";
import { changedNames, committed, filesBefore, git } from "./committed.ts";

/** Whether a file has nothing but words of another language. */
export const isTranslation = (name: string) => firstOf(name) !== name && /\.(yaml|md)$/.test(name);

const languages = () => readdirSync(contentFolder).filter((name) => isLanguageFolder(`${name}/`));

const fileOf = (code: string, name: string) => `${contentFolder}/${code}/${name}`;

const textIn = (code: string, name: string) =>
  existsSync(fileOf(code, name)) ? readFileSync(fileOf(code, name), "utf8") : undefined;

const wordsIn = (name: string, text: string) => formatOfWords(name).fromFile(text);

function firstAsCommitted(name: string, at?: string): Data | undefined {
  const bytes = committed(`${contentFolder}/${name}`, at);
  return bytes && filesOf([readSource(name, String(bytes))]).get(name);
}

/** What the first language and a translation said when the translation was committed last. */
export function asTranslated(code: string, name: string) {
  const at = String(git("log", "-1", "--format=%H", "--", fileOf(code, name))).trim();
  const bytes = at ? committed(fileOf(code, name), at) : undefined;
  return bytes ? { first: firstAsCommitted(name, at), words: wordsIn(name, String(bytes)) } : {};
}

/** What all files said at a time: those of the first language, and the texts of the others. */
export interface Then {
  files: Files;
  textOf: (code: string, name: string) => string | undefined;
}

/** As it was committed last. */
export function committedThen(now: Files, names = changedNames()): Then {
  const textOf = (code: string, name: string) =>
    names.includes(`${code}/${name}`)
      ? committed(fileOf(code, name))?.toString()
      : textIn(code, name);
  return { files: filesBefore(names, now), textOf };
}

/** What texts of a language referred to at a time. */
function valuesThen({ files, textOf }: Then, code: string) {
  const shared = readSources(path.resolve(contentFolder)).filter(({ name }) => !files.has(name));
  const first = [...[...files].map(([name, value]) => ({ name, value })), ...shared];
  const written = first.flatMap(({ name }) => {
    const text = textOf(code, name);
    return text === undefined ? [] : readSource(name, text, `${contentFolder}/${code}`);
  });
  const others = sourcesIn(code).filter((one) => !files.has(one.name));
  return valuesInLanguage(first, [...written, ...others], code);
}

/**
 * What translations would say now, had nobody but the first language changed since a time: in its rows, with the
 * names that it repeats, and with links and references to what is there.
 */
function following(then: Then, now: Files) {
  const moved = movedNames(then.files, now);
  return (code: string, was: string, name = was): Data | undefined => {
    const text = then.textOf(code, was);
    const [first, data] = [then.files.get(was), now.get(name)];
    if (text === undefined || !first || !data) return undefined;
    const inRows = carried(first, data, wordsIn(was, text));
    const values = () => valuesThen(then, code);
    const words = wordsNow(fieldsOf(name), data, inRows, moved, values) as Data;
    return wordsOf(name, data, words, words);
  };
}

/** The words of a text, named and in order as those that follow are. */
const inOrder = (name: string, first: Data, text: string) => {
  const words = wordsIn(name, text);
  return wordsOf(name, first, words, words);
};

/** The text of words: one that says them already, in whichever order it was written by hand. */
const written = (name: string, words: Data, texts: readonly Said[]) =>
  texts.find(({ text, first }) => text && first && same(inOrder(name, first, text), words))?.text ??
  formatOfWords(name).toFile(words);

/** A text, and what the first language said when it said that. */
interface Said {
  text: string | undefined;
  first: Data | undefined;
}

/** What a file was called at a time. */
function nameThen(name: string, then: Files, now: Files): string | undefined {
  if (then.has(name)) return name;
  return [...then.keys()].find((one) => !now.has(one) && fileNow(one, then, now) === name);
}

/** What a change of the first language makes of the files of its translations: they move, go and come with it. */
export function translationsAfter(before: Files, after: Files): Map<string, Buffer | undefined> {
  const files = new Map<string, Buffer | undefined>();
  const codes = languages();
  if (!codes.length) return files;
  // What comes back, as what goes, may be named in any of them.
  const isMoved = hasMoved(movedNames(before, after)) || hasMoved(movedNames(after, before));
  const last = committedThen(before);
  const [lastBefore, lastAfter] = [following(last, before), following(last, after)];
  const fromNow = following({ files: before, textOf: textIn }, after);
  for (const code of codes) {
    for (const [name, was] of before) {
      const text = textIn(code, name);
      const isSame = after.get(name) === was;
      if (text === undefined || (isSame && !isMoved)) continue;
      const to = fileNow(name, before, after);
      if (to !== name) files.set(fileOf(code, name), undefined);
      if (!to) continue;
      const old = nameThen(name, last.files, before) ?? name;
      // Where the first language says again what it did, so does a translation that followed it.
      const isAsCommitted = same(inOrder(name, was, text), lastBefore(code, old, name));
      const words = isAsCommitted ? lastAfter(code, old, to) : fromNow(code, name, to);
      const lastSaid = { text: last.textOf(code, old), first: last.files.get(old) };
      const next = written(to, words as Data, [{ text, first: was }, lastSaid]);
      if (!isSame || next !== text) files.set(fileOf(code, to), Buffer.from(next));
    }
    for (const name of after.keys()) {
      const file = fileOf(code, name);
      if (!before.has(name) && !existsSync(file) && !files.has(file) && committed(file))
        files.set(file, committed(file));
    }
  }
  return files;
}

const partsOf = (file: string) => [file.slice(0, file.indexOf("/")), firstOf(file)] as const;

/** What nobody but a translator has changed since a time: what the words would be, and what they are. */
export function ownWords(file: string, then: Then, now: Files) {
  const [code, name] = partsOf(file);
  const [text, first] = [textIn(code, name), now.get(name)];
  const was = nameThen(name, then.files, now);
  return {
    code,
    // A new entry that is written in both languages is one change, and so is one that goes from both.
    isAlone: first !== undefined && was !== undefined,
    before: was && following(then, now)(code, was, name),
    after: text !== undefined && first && inOrder(name, first, text),
  };
}

/** The text of a translation with other words. */
export function textWith(file: string, words: Data, then: Then, now: Files): string {
  const [code, name] = partsOf(file);
  return written(name, words, [
    { text: textIn(code, name), first: now.get(name) },
    { text: then.textOf(code, name), first: then.files.get(name) },
  ]);
}
