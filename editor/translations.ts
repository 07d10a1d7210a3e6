import { existsSync, readdirSync, readFileSync } from "node:fs";
import { carried } from "../app/content/carried.ts";
import { contentFolder } from "../app/content/folder.ts";
import { isLanguageFolder } from "../app/content/languages.ts";
import { filesOf } from "../app/content/mentions.ts";
import { type Data, type Files, fileNow, same } from "../app/content/moved-names.ts";
import { readSource } from "../app/content/read-sources.ts";
import { formatOfWords } from "../app/content/write.ts";
import { committed, git } from "./committed.ts";

/** The file that a translation is of: "de/faq.yaml" of "faq.yaml". Any other is its own. */
export const firstOf = (name: string) =>
  isLanguageFolder(name) ? name.replace(/^[^/]+\//, "") : name;

/** Whether a file has nothing but words of another language. */
export const isTranslation = (name: string) => firstOf(name) !== name && /\.(yaml|md)$/.test(name);

const languages = () => readdirSync(contentFolder).filter((name) => isLanguageFolder(`${name}/`));

const fileOf = (code: string, name: string) => `${contentFolder}/${code}/${name}`;

const wordsIn = (name: string, bytes: Buffer) => formatOfWords(name).fromFile(String(bytes));

function firstAsCommitted(name: string, at?: string): Data | undefined {
  const bytes = committed(`${contentFolder}/${name}`, at);
  return bytes && filesOf([readSource(name, String(bytes))]).get(name);
}

/** The words of a committed translation, had nobody but the first language changed since. */
function wordsFollowing(code: string, name: string, now: Data): unknown {
  const [bytes, was] = [committed(fileOf(code, name)), firstAsCommitted(name)];
  return bytes && was && carried(was, now, wordsIn(name, bytes));
}

/** What the first language and a translation said when the translation was committed last. */
export function asTranslated(code: string, name: string) {
  const at = String(git("log", "-1", "--format=%H", "--", fileOf(code, name))).trim();
  const bytes = at ? committed(fileOf(code, name), at) : undefined;
  return bytes ? { first: firstAsCommitted(name, at), words: wordsIn(name, bytes) } : {};
}

/** A translation after a change of the first language; where a row comes back, so do its words. */
function bytesAfter(code: string, name: string, was: Data, now: Data): Buffer {
  const bytes = readFileSync(fileOf(code, name));
  const words = wordsIn(name, bytes);
  const isAsCommitted = same(words, wordsFollowing(code, name, was));
  const after = isAsCommitted ? wordsFollowing(code, name, now) : carried(was, now, words);
  return same(after, words) ? bytes : Buffer.from(formatOfWords(name).toFile(after as Data));
}

/** What a change of the first language makes of the files of its translations: they move, go and come with it. */
export function translationsAfter(before: Files, after: Files): Map<string, Buffer | undefined> {
  const files = new Map<string, Buffer | undefined>();
  for (const code of languages()) {
    for (const [name, was] of before) {
      const data = after.get(name);
      if (data === was || !existsSync(fileOf(code, name))) continue;
      const to = fileNow(name, before, after);
      if (to !== name) files.set(fileOf(code, name), undefined);
      const now = to && after.get(to);
      if (now) files.set(fileOf(code, to), bytesAfter(code, name, was, now));
    }
    for (const name of after.keys()) {
      const file = fileOf(code, name);
      if (!before.has(name) && !existsSync(file) && !files.has(file) && committed(file))
        files.set(file, committed(file));
    }
  }
  return files;
}

/** Whether a file is other than it was committed only because the one that it translates is. */
export function onlyFollows(name: string, now: Files): boolean {
  const first = firstOf(name);
  if (first === name) return false;
  const code = name.slice(0, name.indexOf("/"));
  const data = now.get(first);
  const file = fileOf(code, first);
  if (!existsSync(file)) return !data;
  const bytes = readFileSync(file);
  if (!data) return false;
  const follows = wordsFollowing(code, first, data);
  // Under a new name, its committed words are those of the old one.
  return follows ? same(wordsIn(first, bytes), follows) : !committed(`${contentFolder}/${first}`);
}
