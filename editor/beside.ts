import { readFileSync } from "node:fs";
import { carried } from "../app/content/carried.ts";
import { contentFolder, nameIn } from "../app/content/folder.ts";
import { firstOf } from "../app/content/languages.ts";
import { fieldsOf, filesOf } from "../app/content/mentions.ts";
import { type Data, same } from "../app/content/moved-names.ts";
import { readSource } from "../app/content/read-sources.ts";
import { fieldNamed, kindWithin, type Node } from "../app/content/schema/nodes.ts";
import { besideFirst, isTranslated, wordsOf } from "../app/content/side-by-side.ts";
import { formatOf, formatOfWords } from "../app/content/write.ts";
import { type Change, hashOf, readIfThere } from "./save.ts";
import { isTranslation } from "./translations.ts";

/** A translation and the file that it is of; neither, if nothing is translated there. */
function bothOf(file: string): [words: Buffer, first: Buffer] | undefined {
  const first = isTranslation(nameIn(file))
    ? readIfThere(`${contentFolder}/${firstOf(nameIn(file))}`)
    : undefined;
  return first && [readFileSync(file), first];
}

/** Whether the form has read a file as it is: of a translation, with the facts around its words. */
export const stateOf = (file: string) =>
  hashOf(Buffer.concat(bothOf(file) ?? [readFileSync(file)])) as string;

/**
 * The same of a translation of which the tool has what it posted: where that lacks rows, it has to read the file
 * before it opens the form again.
 */
const stateUnread = (file: string) => hashOf(Buffer.from(`posted ${stateOf(file)}`)) as string;

/** A file as the form reads it: a translation has the facts of the first language around its words. */
export function bytesForForm(file: string): Buffer {
  const both = bothOf(file);
  if (!both) return readFileSync(file);
  const name = firstOf(nameIn(file));
  const code = nameIn(file).slice(0, -name.length - 1);
  const [words = {}, first = {}] = both.map((bytes, at) => {
    const source = readSource(name, String(bytes), at ? contentFolder : `${contentFolder}/${code}`);
    return filesOf([source]).get(name);
  });
  const inForm = { ...besideFirst(name, first, words), locale: code };
  // For a YAML file JSON is YAML, and written sooner.
  const { toFile } = formatOfWords(name);
  return Buffer.from(name.endsWith(".md") ? toFile(inForm) : JSON.stringify(inForm));
}

const bytesOf = ({ content = "" }: Change) => Buffer.from(content, "base64");

/** Changes as files have them: of a translation that was edited in the form, nothing but its words. */
export const withWordsAlone = (changes: readonly Change[]): Change[] =>
  changes.map((change) => {
    const { operation, path: file, from_path: from = file } = change;
    if (!isTranslation(nameIn(file))) return change;
    const bytes = readIfThere(from);
    const isSeen = bytes && [stateOf(from), stateUnread(from)].includes(String(change.sha));
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

/** Whether rows that have no words yet are missing: the tool posts none. */
function lacksRows(node: Node | undefined, whole: unknown, posted: unknown): boolean {
  if (!isTranslated(node) || !node) return false;
  const field = kindWithin(node, whole);
  const own = (Object(posted) ?? {}) as Data;
  if (Array.isArray(whole))
    return whole.some((row, at) => !(at in own) || lacksRows(field.items, row, own[at]));
  return Object.entries(Object(whole) === whole ? (whole as Data) : {}).some(([name, inner]) =>
    lacksRows(fieldNamed(field, name), inner, own[name]),
  );
}

/** Which state of a translation the tool has after it has saved that. */
export function stateAfter(file: string, content: string): string {
  const name = firstOf(nameIn(file));
  const { fromFile } = formatOfWords(name);
  const [whole, posted] = [bytesForForm(file), Buffer.from(content, "base64")].map((bytes) =>
    fromFile(String(bytes)),
  );
  return lacksRows(fieldsOf(name), whole, posted) ? stateUnread(file) : stateOf(file);
}
