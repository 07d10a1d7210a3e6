import { checkContent, valuesIn } from "../app/content/check-content.ts";
import { isDraft } from "../app/content/drafts.ts";
import type { Fault } from "../app/content/fault.ts";
import { contentFolder, nameIn } from "../app/content/folder.ts";
import { addressOf, inLanguage, folderOf as languageFolder } from "../app/content/languages.ts";
import { filesOf, settled } from "../app/content/mentions.ts";
import { type Data, folderOf } from "../app/content/moved-names.ts";
import { pageOf } from "../app/content/page-of.ts";
import { readSource, type Source } from "../app/content/read-sources.ts";
import { withSharedWords } from "../app/content/shared-words.ts";
import { wordsOf } from "../app/content/side-by-side.ts";
import { formatOf, formatOfWords } from "../app/content/write.ts";
import { firstLocale, isLocal, translations } from "./backend.ts";
import { collections } from "./collections.ts";
import { alongInWords } from "./differences.ts";
import { faultsInWords } from "./faults-in-words.ts";

export interface Entry {
  data: Data;
  path: string;
  collection: string;
  slug: string;
  locale: string;
  newRecord?: boolean;
  /** In the other languages. */
  i18n?: Record<string, { data: Data }>;
}

/** An entry as the tool gives it: in the language of its pane, or in the first. */
export function entryOf(given: unknown): Entry {
  const { data: all, ...entry } = (given as { toJS(): Entry }).toJS();
  const { locale = firstLocale, ...data } = all;
  return { ...entry, data, locale: String(locale) };
}

/** The entry in the form, as it was before it was changed. */
export const opened: { entry?: Entry } = {};

type GetCollection = (name: string) => Promise<unknown>;
let getCollection: GetCollection | undefined;

/** From now on an entry can be checked. */
export const entriesKnown = "entries-known";

/** The tool gives its entries to previews alone; they tell it here. */
export function readEntriesBy(get: GetCollection): void {
  getCollection = get;
  dispatchEvent(new Event(entriesKnown));
}

/**
 * On a narrow screen the page takes the place of the form, and a second language that of the page: the first
 * time the page comes for a moment, so that entries are known.
 */
export function askForEntries(): void {
  if (getCollection) return;
  const radios = '#second-pane-header [role="radio"]';
  const language = document.querySelector(`${radios}[aria-checked="true"]`)?.ariaLabel;
  const press = (...any: string[]) => document.querySelector<HTMLElement>(any.join())?.click();
  const narrow = 'button[aria-label="Preview"]';
  const preview = `${radios}[data-mode="preview"]`;
  // The form may be there before what chooses its panes.
  if (!document.querySelector(`${narrow}, ${preview}`)) {
    setTimeout(askForEntries, 200);
    return;
  }
  const back = () => press(narrow, `${radios}[aria-label="${language}"]`);
  addEventListener(entriesKnown, back, { once: true });
  press(narrow, preview);
}

/** The file of an entry in the first language; of a new one, any that is free. */
export function fileOf({ path, collection, slug, locale }: Entry): string {
  if (path && !translations.includes(locale)) return nameIn(path);
  const own = collections.find(({ name }) => name === collection);
  const { folder = "", extension = "" } = own && "folder" in own ? own : {};
  const file =
    own && "files" in own ? own.files.find(({ name }) => name === slug)?.file : undefined;
  return nameIn(
    (file ?? `${folder}/${slug || "new-entry"}.${extension}`).replace("{{locale}}/", ""),
  );
}

/** What an entry says in the first language, in whichever it is edited. */
export function firstOf({ data, locale, i18n }: Entry): Data {
  if (!translations.includes(locale)) return data;
  const { locale: _, ...first } = i18n?.[firstLocale]?.data ?? {};
  return first;
}

/** A file as it would be saved. */
function asSource(name: string, data: Data): Source {
  // A picture that is chosen but not saved has an address of the browser's.
  const logo = { "clients.yaml": "/images/clients", "brand.yaml": "/pictures" }[name];
  const chosen = logo ? `${logo}/chosen.svg` : "/pictures/chosen.png";
  const text = formatOf(name).toFile(structuredClone(data));
  return readSource(name, text.replace(/"?blob:[^\s"]+"?/g, chosen));
}

/** What firms of one language say alike, and another folder than ours need not repeat. */
const shared = import.meta.glob<string>(
  "../content/**/{interface,machines,letter,stored-keys}.yaml",
  { query: "?raw", import: "default", eager: true },
);
const sharedText = (file: string) => shared[`../${file}`] ?? "";

async function loadedEntries(): Promise<Entry[]> {
  const names = collections.map(({ name }) => name).filter((name) => !name.startsWith("all-"));
  const found = (await Promise.all(names.map((name) => getCollection?.(name)))).flat();
  const entries = found.flatMap((one) => (one ? [entryOf(one)] : []));
  return entries.filter(({ path }) => path);
}

const loadedSources = async () =>
  (await loadedEntries()).map((one) => asSource(fileOf(one), one.data));

/** How many saves have changed entries that the tool has not read again. */
let behind = 0;

/**
 * Has the tool read what a save has changed beside its own entry. It does so when its window comes back, but
 * not twice in ten seconds. What is typed meanwhile stays.
 */
export async function catchUp(files: readonly string[]): Promise<void> {
  // What followed in its own entry the tool would take for somebody else's.
  if (files.includes(opened.entry?.path ?? "")) {
    document.body.inert = true;
    setTimeout(() => location.reload(), 1000);
    return;
  }
  const told = async () => {
    const entries = await loadedEntries();
    return JSON.stringify(entries.filter(({ path }) => files.includes(path)));
  };
  const before = await told();
  behind++;
  dispatchEvent(new Event(entriesKnown));
  for (let tries = 0; tries < 40 && before === (await told()); tries++) {
    dispatchEvent(new Event("focus"));
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
  behind--;
  dispatchEvent(new Event(entriesKnown));
}

export type Outlook = Awaited<ReturnType<typeof outlookOf>>;

/**
 * What would be wrong with all files, were this one saved, or deleted, in the words of the form; and what would
 * change in others, which the server sees to. A code host writes what it is given.
 */
export async function outlookOf(name: string, data?: Data) {
  const loaded = await loadedSources();
  const others = loaded.filter((one) => one.name !== name);
  // The tool has not told them yet.
  const isKnown = others.length > 0 && !behind;
  const isPublic = loaded.some((source) => source.name === name && !isDraft(source));
  const nothing = { isKnown, faults: [], along: alongInWords(new Map(), new Map()) };
  // A draft that was on no page changes none.
  if (!isKnown || (data?.draft && !isPublic)) return nothing;
  const sources = data ? [...others, asSource(name, data)] : others;
  const after = filesOf(sources);
  const values = () => valuesIn(withSharedWords(loaded, sharedText));
  const files = isLocal ? settled(filesOf(loaded), after, values) : after;
  const settledSources = sources.map((source) => {
    const now = files.get(source.name);
    return now && now !== after.get(source.name) ? asSource(source.name, now) : source;
  });
  const { faults } = checkContent(withSharedWords(settledSources, sharedText));
  return {
    isKnown,
    faults: faultsInWords(faults, files, filesOf(loaded), name),
    along: alongInWords(after, files),
  };
}

/** What would be wrong with a translation, were it saved; nothing is known before the tool has told its entries. */
export async function faultsInTranslation(entry: Entry, form: Data): Promise<Fault[] | undefined> {
  const { locale: code } = entry;
  const [own, first] = [fileOf(entry), firstOf(entry)];
  const entries = (await loadedEntries()).filter((one) => fileOf(one) !== own);
  if (!entries.length || behind) return undefined;
  const sources = [...entries.map((one) => asSource(fileOf(one), one.data)), asSource(own, first)];
  const inWords = (name: string, below: Data, words: Data) =>
    readSource(
      name,
      formatOfWords(name).toFile(wordsOf(name, below, words)),
      `${contentFolder}/${code}`,
    );
  const others = entries.flatMap((one) => {
    const name = fileOf(one);
    const words = one.i18n?.[code]?.data;
    return words ? [inWords(name, one.data, words)] : [];
  });
  const { faults } = inLanguage(
    withSharedWords(sources, sharedText),
    withSharedWords([...others, inWords(own, first, form)], sharedText, code),
    { code, name: code },
  );
  const inOwn = faults.filter(({ file }) => file === `${contentFolder}/${code}/${own}`);
  const asFirst = inOwn.map((fault) => ({ ...fault, file: `${contentFolder}/${own}` }));
  const files = filesOf(sources);
  return faultsInWords(asFirst, files, files, own);
}

/** A page in another language; where it is not published in that, the one of the first. */
async function addressIn(code: string, address: string): Promise<string> {
  const [path = ""] = address.split(/[?#]/);
  const pages = (await loadedEntries()).filter((one) => folderOf(fileOf(one)));
  const page = pages.find((one) => pageOf(fileOf(one), one.data, []) === path);
  const own = page?.i18n?.[code]?.data;
  if (!own || own.draft) return address;
  return addressOf(path, own, languageFolder(code)) + address.slice(path.length);
}

/** The page that stands beside an entry, in the language in which it is edited. */
export async function pageOfEntry(entry: Entry, field: string): Promise<string> {
  const address = await pageFor(fileOf(entry), firstOf(entry), field);
  return translations.includes(entry.locale) ? addressIn(entry.locale, address) : address;
}

/** The page of an entry, or one that shows the figure or the fact in which the cursor is. */
async function pageFor(name: string, data: Data, field: string): Promise<string> {
  // A page that has no address yet is nowhere.
  if (/^(pages|legal)\//.test(name) && !data.path) return "";
  const [, row = ""] = field.split(".");
  const { id } = (data.claims as Record<string, Data> | undefined)?.[row] ?? {};
  // A fact may have a number and a unit of its own.
  const mark = name === "facts.yaml" ? `fact.${field.split(".")[0]}` : id;
  const used = new RegExp(`["{.]${mark}["}.]`);
  const sources = await loadedSources();
  const users = mark ? sources.filter((one) => used.test(JSON.stringify(one.value))) : [];
  const hasPath = (one: Source) => (one.value as Data).path;
  const best = users.find((one) => hasPath(one) === "/") ?? users.find(hasPath);
  const pages = sources.map((one) => one.value as Data);
  return best ? pageOf(best.name, best.value as Data, pages) : pageOf(name, data, pages);
}
