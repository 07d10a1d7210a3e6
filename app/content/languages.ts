import type { z } from "zod";
import { kindOf } from "../bands/kinds.ts";
import type { Content } from "./assemble.ts";
import { allFilled, checkContent, valuesIn } from "./check-content.ts";
import { isDraft } from "./drafts.ts";
import { type Fault, fieldName } from "./fault.ts";
import { contentFolder } from "./folder.ts";
import { languageFiles } from "./language-files.ts";
import { fileOfList } from "./lists.ts";
import type { Source } from "./read-sources.ts";
import { formerAddressesAreFree } from "./rules/former-addresses.ts";
import type { Files } from "./rules/rule.ts";
import { formerly } from "./schema/formerly.ts";
import { namedRows } from "./schema/named-rows.ts";
import { fieldsIn, wholeNodeFor } from "./schema/nodes.ts";
import { pagePath } from "./schema/pages/parts.ts";
import { translated, wordsAt, wordsMissing } from "./translation.ts";

/** Said on every page, or in answer to a visitor: whole in every language. */
const everywhere = ["site.yaml", "facts.yaml", "interface.yaml", "chat.yaml", "machines.yaml"];

/** What each language has for itself besides its pages. */
const ownAddresses = ["/404", "/llms.txt", ...languageFiles.map(({ address }) => address)];

/** Of a language as its folder: "/pt-br". */
export const folderOf = (code: string) => `/${code.toLowerCase()}`;

export const isLanguageFolder = (name: string) => /^[a-z]{2}(-[A-Z]{2})?\//.test(name);

/** The file that a translation is of: "de/faq.yaml" of "faq.yaml". Any other is its own. */
export const firstOf = (name: string) =>
  isLanguageFolder(name) ? name.replace(/^[^/]+\//, "") : name;

const hasWords = ({ name, value }: Source) => wordsMissing(name, value, {}).length > 0;

/** Files whose words a page shows besides its own: its template, lists, and entries that it names. */
function filesShown(page: Content["pages"][number] | Content["entryPages"][number], all: Sources) {
  const template = "template" in page ? [page.template.file] : [];
  const lists = page.bands.flatMap(({ band }) =>
    kindOf(band).uses.flatMap((list) => fileOfList[list] ?? []),
  );
  const named = [page.file, ...template].flatMap((name) =>
    [...fieldsIn(wholeNodeFor(name), all.get(name)?.value)].flatMap(({ node: { refers } }) =>
      refers && refers in namedRows ? [`${refers}.yaml`] : [],
    ),
  );
  return [...template, ...lists, ...named];
}

type Sources = ReadonlyMap<string, Source>;

const byName = (sources: readonly Source[]): Sources =>
  new Map(sources.map((source) => [source.name, source]));

/** Where a page is in its language: an address of its own there, or the one that it has in the first. */
export function addressOf(path: string, own: unknown, folder: string): string {
  const address = (own as { path?: string } | undefined)?.path || path;
  return address === "/" ? folder : folder + address;
}

/**
 * What is not translated says its months and durations in the first language too. Where other pages name it,
 * they have the words of its draft.
 */
function inFirstWords(below: Source, first: ReadonlyMap<string, unknown>, draft?: Source) {
  const source: Source = { ...below, value: first.get(below.name), isUntranslated: true };
  if (!draft) return { source, faults: [] };
  const { source: inPart, faults } = translated(source, draft);
  return { source: { ...source, value: inPart.value }, faults };
}

/** What a page has in its own language, beside words. */
const ownFields: Record<string, z.ZodType> = { path: pagePath, formerly: formerly() };

/** What texts of a language refer to, and what that stands for there; nothing is checked. */
export function valuesInLanguage(
  sources: readonly Pick<Source, "name" | "value">[],
  written: readonly Source[],
  code: string,
) {
  const own = byName(written.filter((source) => !isDraft(source)));
  const laid = sources.map((below) => {
    const words = own.get(below.name);
    const value = words ? translated(below, words).source.value : below.value;
    const isSite = below.name === "site.yaml";
    return { name: below.name, value: isSite ? { ...Object(value), language: code } : value };
  });
  return valuesIn(laid);
}

/** Everything the site says in another language: its words in place of those of the first. */
export function inLanguage(
  sources: readonly Source[],
  written: readonly Source[],
  { code, name }: { code: string; name: string },
  files?: Files,
): { content?: Content; faults: Fault[] } {
  const own = byName(written.filter((source) => !isDraft(source)));
  const drafts = byName(written.filter(isDraft));
  const all = byName(sources);
  const faults = written.flatMap((source) => source.faults);
  const fault = (source: Source, path: readonly PropertyKey[], message: string) =>
    void faults.push({
      file: source.file,
      line: source.lineOf(path),
      field: fieldName(path),
      path,
      message,
    });
  for (const source of own.values())
    if (!all.has(source.name))
      fault(source, [], `translates nothing: there is no ${contentFolder}/${source.name}.`);
  if (faults.length) return { faults };

  const first = allFilled(sources);
  const laid = sources.map((below) => {
    const words = own.get(below.name);
    const draft = drafts.get(below.name);
    const { source, faults: wrong } = words
      ? translated(below, words)
      : inFirstWords(below, first, draft);
    for (const { path, message } of wrong) fault(draft ?? source, path, message);
    for (const [name, value] of Object.entries((words?.value ?? {}) as object)) {
      const wrong = ownFields[name]?.safeParse(value).error?.issues[0];
      if (wrong) fault(source, [name, ...wrong.path], wrong.message);
    }
    if (below.name !== "site.yaml") return source;
    return { ...source, value: { ...(source.value as object), language: code } };
  });
  if (faults.length) return { faults };

  const { content, faults: found } = checkContent(laid, files, true);
  // What is not translated is not published either, but for what a draft says of it.
  const inOwn = found.flatMap((one) => {
    if (one.file.startsWith(`${contentFolder}/${code}/`)) return one;
    const draft = drafts.get(one.file.slice(contentFolder.length + 1));
    if (!draft || !one.path || !wordsAt(draft.value, one.path)) return [];
    return { ...one, file: draft.file, line: draft.lineOf(one.path) };
  });
  if (!content) return { faults: inOwn.length ? inOwn : found };
  const published = [...content.pages, ...content.entryPages].filter(({ file }) => own.has(file));
  const needed = new Set([...everywhere, ...published.flatMap((page) => filesShown(page, all))]);
  const lacking = [...needed].filter((file) => {
    const below = all.get(file);
    return below && !own.has(file) && hasWords(below);
  });
  const missing = lacking.map((file) => ({
    file: `${contentFolder}/${code}/${file}`,
    line: 1,
    field: "",
    message: `is missing. ${published.length ? "Pages of this language show its words" : "Every page shows its words"}: translate those of ${contentFolder}/${file}.`,
  }));
  const folder = folderOf(code);
  const addresses = Object.fromEntries([
    ...published.map(({ file, path }) => [path, addressOf(path, own.get(file)?.value, folder)]),
    ...ownAddresses.map((address) => [address, folder + address]),
  ]) as Record<string, string>;
  const seen = new Map<string, string>();
  for (const { file, path } of published) {
    const address = addresses[path] ?? "";
    const other = seen.get(address);
    const source = own.get(file);
    if (other && source)
      fault(source, ["path"], `“${address}” is the address of ${other} as well.`);
    seen.set(address, file);
  }
  Object.assign(content.site, { edition: { code, name, folder, addresses } });
  // Not those that it had in the first language.
  for (const page of [...content.pages, ...content.entryPages])
    Object.assign("entry" in page ? page.entry : page, {
      formerly: (own.get(page.file)?.value as { formerly?: string[] } | undefined)?.formerly,
    });
  for (const { file, path, message } of formerAddressesAreFree(content, files)) {
    const source = own.get(file);
    if (source) fault(source, path, message);
  }
  return { content, faults: [...inOwn, ...missing, ...faults] };
}
