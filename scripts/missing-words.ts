import path from "node:path";
import { isDraft } from "../app/content/drafts.ts";
import { fieldName } from "../app/content/fault.ts";
import { contentFolder } from "../app/content/folder.ts";
import { readSources, sourcesIn } from "../app/content/read-content.ts";
import { readSource, type Source } from "../app/content/read-sources.ts";
import { changedWords } from "../app/content/side-by-side.ts";
import { wordsMissing } from "../app/content/translation.ts";
import { git } from "./git.ts";

const countWords = (texts: readonly { text: string }[]) =>
  texts.reduce((sum, { text }) => sum + (text.match(/[\p{L}\p{N}]+/gu)?.length ?? 0), 0);

/** What the first language says otherwise than on the day of the last commit of a translation. */
function changedSince(below: Source, own: Source): string[] {
  const last = git("log", "-1", "--format=%H", "--", own.file).trim();
  const then = last && git("show", `${last}:./${below.file}`);
  if (!then) return [];
  const { value } = readSource(below.name, then, `${contentFolder} then`);
  return changedWords(below.name, value, below.value).map(
    ({ path, text, before }) =>
      `  ${fieldName(path)}: ${before ? `“${before}”` : "new"} → “${text}”`,
  );
}

/** The work that is left in a language: words by file, and what has changed since they were translated. */
export function missingWords(code: string): string {
  // What nobody can read yet is not to be translated.
  const sources = readSources(path.resolve(contentFolder)).filter((one) => !isDraft(one));
  const all = new Map(sourcesIn(code).map((source) => [source.name, source]));
  let [left, whole] = [0, 0];
  const lines = sources.flatMap((below) => {
    const own = all.get(below.name);
    whole += countWords(wordsMissing(below.name, below.value, {}));
    const missing = countWords(wordsMissing(below.name, below.value, own?.value ?? {}));
    left += missing;
    const changed = own ? changedSince(below, own) : [];
    return [
      ...(missing ? [`${String(missing).padStart(6)} words  ${below.name}`] : []),
      ...(changed.length ? [`       changed  ${below.name}`, ...changed] : []),
    ];
  });
  return [...lines, `\n${left} of ${whole} words are left to translate into ${code}.`].join("\n");
}
