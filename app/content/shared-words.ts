import { contentFolder } from "./folder.ts";
import { readSource, type Source } from "./read-sources.ts";
import { isGroup } from "./rows-in-order.ts";

/** Where the words stand that firms of one language say alike: another folder has what it says otherwise. */
const folder = "content";
export const sharedFiles = ["interface.yaml", "machines.yaml", "letter.yaml", "stored-keys.yaml"];

/** The words of both, those above where both have some. */
export function wordsAbove(words: unknown, below: unknown): unknown {
  if (!isGroup(words) || !isGroup(below)) return words ?? below;
  const names = Object.keys({ ...below, ...words });
  return Object.fromEntries(names.map((name) => [name, wordsAbove(words[name], below[name])]));
}

/** The files that are shared are read by `read`: a browser has them otherwise. Those of another language, if there are any. */
export function withSharedWords(
  sources: Source[],
  read: (file: string) => string | undefined,
  language = "",
): Source[] {
  if (contentFolder === folder) return sources;
  const from = `${folder}${language && `/${language}`}`;
  const both = sharedFiles.flatMap((name) => {
    const text = read(`${from}/${name}`);
    if (text === undefined) return sources.filter((one) => one.name === name);
    const below = readSource(name, text, from);
    const own = sources.find((one) => one.name === name);
    return own ? { ...own, value: wordsAbove(own.value, below.value) } : below;
  });
  return [...sources.filter(({ name }) => !sharedFiles.includes(name)), ...both];
}
