import type { Source } from "../../app/content/read-sources.ts";
import { namesIn } from "../../app/content/rules/references.ts";
import { files } from "../../app/content/schema/file-schemas.ts";
import { slugOf } from "../../app/text/slug.ts";
import { type Changing, withValue } from "./field-changes.ts";
import { newWords } from "./new-words.ts";
import { type Place, placesIn } from "./schema-places.ts";

type Sources = readonly Source[];
type Named = "services" | "case-studies" | "legal" | "claims" | "clients" | "industries";

/** Entries that stand in a list, each under the field that names it; all others have a file. */
const lists: Partial<Record<Named, { file: string; list: string; key: string }>> = {
  claims: { file: "claims.yaml", list: "claims", key: "id" },
  clients: { file: "clients.yaml", list: "clients", key: "name" },
  industries: { file: "industries.yaml", list: "industries", key: "id" },
};

const namesOf = (sources: Sources, kind: Named): readonly string[] =>
  kind === "legal"
    ? sources.flatMap(({ name }) => /^legal\/(.+)\.md$/.exec(name)?.[1] ?? [])
    : namesIn(sources)[kind];

const escaped = (text: string) => text.replace(/[\\^$.*+?()[\]{}|]/g, "\\$&");

/** How a text, an address or a field names an entry. */
function mentions(kind: Named, name: string): (place: Place) => RegExp | undefined {
  const inText = new RegExp(`(?<=\\{${kind.slice(0, -1)}\\.)${escaped(name)}(?=[.}])`, "g");
  const inLink = new RegExp(`(?<=^/(?:.*[/=#])?)${escaped(slugOf(name))}(?=$|[?#&])`, "g");
  const whole = new RegExp(`^${escaped(name)}$`);
  return ({ node, value }) => {
    if (typeof value !== "string") return undefined;
    const found = [inText, inLink, ...(node.refers === kind ? [whole] : [])];
    return found.find((pattern) => value.search(pattern) >= 0);
  };
}

/** The entry itself under another name, or gone. */
function withEntry(sources: Sources, kind: Named, name: string, after?: string): Sources {
  const listed = lists[kind];
  return sources.flatMap((source): Source[] => {
    if (source.name.startsWith(`${kind}/${name}.`))
      return after ? [{ ...source, name: source.name.replace(name, after) }] : [];
    if (source.name !== listed?.file) return [source];
    const { [listed.list]: entries, ...rest } = source.value as Record<
      string,
      Record<string, unknown>[]
    >;
    const others = (entries ?? []).flatMap((entry) => {
      if (entry[listed.key] !== name) return [entry];
      return after ? [{ ...entry, [listed.key]: after }] : [];
    });
    return [{ ...source, value: { ...rest, [listed.list]: others } }];
  });
}

function rename(kind: Named): Changing {
  return (sources, pick) => {
    const name = pick(namesOf(sources, kind));
    if (!name) return undefined;
    const after = newWords(name, 1);
    const mentionIn = mentions(kind, name);
    let now = withEntry(sources, kind, name, after);
    for (const place of placesIn(now)) {
      const mention = mentionIn(place);
      const to = mention?.source.includes("^/") ? slugOf(after) : after;
      if (mention) now = withValue(now, place, String(place.value).replace(mention, to));
    }
    return { words: `${kind}: ${name} renamed to ${after}`, sources: now };
  };
}

/** The nearest thing around a mention that may be taken out: the field, its list entry, or the group around it. */
function takenOut(sources: Sources, place: Place): Sources | undefined {
  const places = placesIn(sources.filter(({ name }) => name === place.file));
  const at = (path: Place["path"]) =>
    places.find((one) => one.path.length === path.length && one.path.join() === path.join());
  for (const depth of [0, 1]) {
    const path = place.path.slice(0, place.path.length - depth);
    const [here, around] = [at(path), at(path.slice(0, -1))];
    if (here?.isOptional) return withValue(sources, here, undefined);
    if (!around || !Array.isArray(around.value)) continue;
    if (around.value.length > (around.node.minItems ?? 0))
      return withValue(sources, around, around.value.toSpliced(Number(path.at(-1)), 1));
  }
  return undefined;
}

function remove(kind: Named): Changing {
  return (sources, pick) => {
    const name = pick(namesOf(sources, kind));
    if (!name) return undefined;
    const mentionIn = mentions(kind, name);
    let now = withEntry(sources, kind, name);
    const others = namesOf(now, kind);
    for (;;) {
      const place = placesIn(now).find(mentionIn);
      const mention = place && mentionIn(place);
      if (!place || !mention) break;
      const said = JSON.stringify(now.find(({ name }) => name === place.file)?.value);
      const free = others.filter((one) => !said.includes(one) && !place.file.includes(one));
      const other = pick(free) ?? pick(others) ?? "";
      const to = mention.source.includes("^/") ? slugOf(other) : other;
      now = takenOut(now, place) ?? withValue(now, place, String(place.value).replace(mention, to));
    }
    return { words: `${kind}: ${name} removed, with all that names it`, sources: now };
  };
}

/** A firm may be without any of those that pages share. */
const removeFile: Changing = (sources, pick) => {
  const file = pick(sources.filter(({ name }) => name in files));
  if (!file) return undefined;
  return { words: `${file.name} removed`, sources: sources.filter((one) => one !== file) };
};

/** A page is off when its file is; a link that led there goes, or leads home. */
const removePage: Changing = (sources, pick) => {
  const pages = sources.filter(
    ({ name, value }) => name.startsWith("pages/") && (value as { path: string }).path !== "/",
  );
  const page = pick(pages);
  if (!page) return undefined;
  const { path } = page.value as { path: string };
  const leadsThere = ({ node, value }: Place) =>
    (node.isAddress || node.refers === "pages") && String(value).split(/[?#]/)[0] === path;
  let now: Sources = sources.filter((source) => source !== page);
  for (;;) {
    const place = placesIn(now).find(leadsThere);
    if (!place) break;
    now = takenOut(now, place) ?? withValue(now, place, "/");
  }
  return { words: `pages: ${page.name} removed, with the links to it`, sources: now };
};

const kinds: readonly Named[] = [
  "services",
  "case-studies",
  "legal",
  "claims",
  "clients",
  "industries",
];

export const entryChanges: Readonly<Record<string, Changing>> = {
  "remove file": removeFile,
  "remove page": removePage,
  ...Object.fromEntries(
    kinds.flatMap((kind) => [
      [`rename ${kind}`, rename(kind)],
      [`remove ${kind}`, remove(kind)],
    ]),
  ),
};
