import { existsSync, globSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
import type { Content } from "./assemble.ts";
import { checkContent, checkWithDrafts } from "./check-content.ts";
import { ContentError, type Fault } from "./fault.ts";
import { contentFolder } from "./folder.ts";
import { inLanguage, isLanguageFolder } from "./languages.ts";
import { readSource, type Source } from "./read-sources.ts";
import { withSharedWords } from "./shared-words.ts";

/** Not words: pictures are made smaller, and the files of `public` are published as they are; notes of translators. */
const isNoText = /^(pictures|public)\/|^README\.md$/;

const textOf = (file: string) => (existsSync(file) ? readFileSync(file, "utf8") : undefined);

/** The files of a folder, before anything is checked. */
export const readSources = (folder: string) => withSharedWords(ownSources(folder), textOf);

/** The same without the words that other firms say alike. */
export function ownSources(
  folder = path.resolve(contentFolder),
  written = contentFolder,
): Source[] {
  const names = globSync("**/*.*", { cwd: folder })
    .map((name) => name.replaceAll(path.sep, "/"))
    .filter((name) => !isNoText.test(name) && !isLanguageFolder(name))
    .filter((name) => statSync(path.join(folder, name)).isFile());
  return names
    .sort()
    .map((name) => readSource(name, readFileSync(path.join(folder, name), "utf8"), written));
}

/** The words of another language, as they are written. */
export const sourcesIn = (code: string, folder = path.resolve(contentFolder)) =>
  withSharedWords(ownSources(path.join(folder, code), `${contentFolder}/${code}`), textOf, code);

interface Checked {
  content?: Content | undefined;
  faults: Fault[];
}

const wrongFirst = (code: string): Fault => ({
  file: `${contentFolder}/site.yaml`,
  line: 1,
  field: "languages",
  message: `has to begin with the language of the site, “${code}”, and its own name.`,
});

/** The same in every other language that the site lists, once the first is right. */
function withTranslations<T extends Checked>(checked: T, sources: Source[], folder: string) {
  const { content, faults } = checked;
  const [, ...others] = content?.site.languages ?? [];
  if (!content || faults.length || !others.length)
    return { ...checked, translations: [], inTranslations: [] };
  const { language: code, languages } = content.site;
  if (languages[0]?.code !== code)
    return { ...checked, translations: [], inTranslations: [wrongFirst(code)] };
  const all = others.map((language) =>
    inLanguage(sources, sourcesIn(language.code, folder), language, onDisk),
  );
  const translations = all.flatMap(({ content }) => content ?? []);
  const first = { code, name: languages[0]?.name ?? code, folder: "", addresses: {} };
  const editions = [first, ...translations.map(({ site }) => site.edition)];
  for (const { site } of [content, ...translations]) site.editions = editions;
  return { ...checked, translations, inTranslations: all.flatMap(({ faults }) => faults) };
}

export const onDisk = (file: string) => (existsSync(file) ? readFileSync(file) : undefined);

/** Everything the site says, from the files of a folder. */
export function readContent(folder = path.resolve(contentFolder)) {
  const sources = readSources(folder);
  const read = withTranslations(checkContent(sources, onDisk), sources, folder);
  return { ...read, faults: [...read.faults, ...read.inTranslations] };
}

/** What is wrong in the first language: its words are saved before anybody translates them. */
export const faultsInFirst = () =>
  checkContent(readSources(path.resolve(contentFolder)), onDisk).faults;

/** The same while developing, where drafts can be seen, and a translation may be behind. */
export function readWithDrafts() {
  const folder = path.resolve(contentFolder);
  const sources = readSources(folder);
  return withTranslations(checkWithDrafts(sources, onDisk), sources, folder);
}

/** The same for those who cannot go on without it: in the first language, and in all others. */
export function requireContents(): readonly [Content, ...Content[]] {
  const { content, faults, translations, inTranslations } = process.env.WITH_DRAFTS
    ? readWithDrafts()
    : readContent();
  // While developing, a translation that is behind is told on its own pages (scripts/content-plugin.ts).
  const isDeveloping = process.env.WITH_DRAFTS || process.env.NODE_ENV === "development";
  const due = isDeveloping ? faults.filter((fault) => !inTranslations.includes(fault)) : faults;
  if (!content || due.length) throw new ContentError(due);
  return [content, ...translations];
}
