import { existsSync, readFileSync } from "node:fs";
import { carried } from "../app/content/carried.ts";
import { contentFolder, nameIn } from "../app/content/folder.ts";
import { same } from "../app/content/moved-names.ts";
import { besideFirst, wordsOf } from "../app/content/side-by-side.ts";
import { formatOf, formatOfWords } from "../app/content/write.ts";
import { type Change, hashOf, readIfThere } from "./save.ts";
import { firstOf, isTranslation } from "./translations.ts";

const known = new Map<string, { of: string; bytes: Buffer }>();

/** A file as the form reads it: a translation has the facts of the first language around its words. */
export function bytesForForm(file: string): Buffer {
  const bytes = readFileSync(file);
  const name = firstOf(nameIn(file));
  const first = `${contentFolder}/${name}`;
  if (!isTranslation(nameIn(file)) || !existsSync(first)) return bytes;
  const [text, below] = [String(bytes), readFileSync(first, "utf8")];
  const found = known.get(file);
  if (found?.of === below + text) return found.bytes;
  const { fromFile, toFile } = formatOfWords(name);
  const code = nameIn(file).slice(0, -name.length - 1);
  const inForm = besideFirst(name, formatOf(name).fromFile(below), fromFile(text));
  const made = Buffer.from(toFile({ ...inForm, locale: code }));
  known.set(file, { of: below + text, bytes: made });
  return made;
}

const bytesOf = ({ content = "" }: Change) => Buffer.from(content, "base64");

/** Changes as files have them: of a translation that was edited in the form, nothing but its words. */
export const withWordsAlone = (changes: readonly Change[]): Change[] =>
  changes.map((change) => {
    const { operation, path: file, from_path: from = file } = change;
    if (!isTranslation(nameIn(file))) return change;
    const bytes = readIfThere(from);
    const isSeen = bytes && change.sha === hashOf(bytesForForm(from));
    const own = { ...change, sha: isSeen ? hashOf(bytes) : change.sha };
    if (operation === "delete") return own;
    const name = firstOf(nameIn(file));
    const { fromFile, toFile } = formatOfWords(name);
    const asked = changes.find((one) => one.path === `${contentFolder}/${name}`);
    const below = readIfThere(`${contentFolder}/${firstOf(nameIn(from))}`);
    const [was, now] = [below, asked ? bytesOf(asked) : below].map((one) =>
      formatOf(name).fromFile(String(one ?? "")),
    );
    const old = bytes && fromFile(String(bytes));
    const moved = old && (carried(was, now, old) as typeof old);
    const words = wordsOf(name, now ?? {}, fromFile(String(bytesOf(change))), moved);
    const content = same(words, old) && bytes ? bytes : Buffer.from(toFile(words));
    return { ...own, content: content.toString("base64") };
  });
