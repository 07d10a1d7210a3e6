import { namesIn } from "../../app/content/check-content.ts";
import type { Source } from "../../app/content/read-sources.ts";
import { slugOf } from "../../app/lib/slug.ts";
import { type Changing, type Pick, renewed, withValue } from "./content-changes.ts";
import { newWords } from "./new-words.ts";
import { type Place, placesIn } from "./schema-places.ts";

type Sources = readonly Source[];
type Named = "services" | "case-studies" | "claims" | "clients" | "industries";
type Entry = Record<string, unknown>;

/** Entries that stand in a list, each under the field that names it; all others have a file. */
const lists: Partial<Record<Named, { file: string; list: string; key: string }>> = {
  claims: { file: "claims.yaml", list: "claims", key: "id" },
  clients: { file: "clients.yaml", list: "clients", key: "name" },
  industries: { file: "industries.yaml", list: "industries", key: "id" },
};

const escaped = (text: string) => text.replace(/[\\^$.*+?()[\]{}|]/g, "\\$&");

/** How a text, an address or a field names an entry. */
function mentions(kind: Named, name: string): (place: Place) => RegExp | undefined {
  const inText = new RegExp(`(?<=\\{${kind.slice(0, -1)}\\.)${escaped(name)}(?=[.}])`, "g");
  const inLink = new RegExp(`(?<=^/.*[/=#])${escaped(slugOf(name))}(?=$|[?#&])`, "g");
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
    if (source.name === `${kind}/${name}.yaml`)
      return after ? [{ ...source, name: `${kind}/${after}.yaml` }] : [];
    if (source.name !== listed?.file) return [source];
    const { [listed.list]: entries, ...rest } = source.value as Record<string, Entry[]>;
    const others = (entries ?? []).flatMap((entry) => {
      if (entry[listed.key] !== name) return [entry];
      return after ? [{ ...entry, [listed.key]: after }] : [];
    });
    return [{ ...source, value: { ...rest, [listed.list]: others } }];
  });
}

function rename(kind: Named): Changing {
  return (sources, pick) => {
    const name = pick(namesIn(sources)[kind]);
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
    const name = pick(namesIn(sources)[kind]);
    if (!name) return undefined;
    const mentionIn = mentions(kind, name);
    let now = withEntry(sources, kind, name);
    const others = namesIn(now)[kind];
    for (;;) {
      const place = placesIn(now).find(mentionIn);
      const mention = place && mentionIn(place);
      if (!place || !mention) break;
      const said = JSON.stringify(now.find(({ name }) => name === place.file)?.value);
      const free = others.filter((one) => !said.includes(one) && !place.file.includes(one));
      const other = pick(free) ?? pick(others) ?? "";
      const to = mention.source.includes("^/") ? slugOf(other) : other;
      now =
        takenOut(now, place) ??
        withValue(now, place, String(place.value).replace(mention, to));
    }
    return { words: `${kind}: ${name} removed, with all that names it`, sources: now };
  };
}

const random = (pick: Pick, from: number, to: number) =>
  pick(Array.from({ length: to - from + 1 }, (_, index) => from + index)) ?? from;

/** Any two services are drawn differently, which a copy is not. */
function drawnAnew(service: Entry, pick: Pick): Entry {
  const { pictogram: _, overview, schedule, benefits, ...rest } = service;
  const weeks = ["1-2", "1-3", "1-4", "2-3", "2-4", "3-4", "4, after", "1", "2", "3", "4"];
  if (!schedule) {
    const months = (benefits as Entry[]).map(() => random(pick, 1, 12)).sort((a, b) => a - b);
    const landed = (benefits as Entry[]).map(({ until: _, ...one }, index) => ({
      ...one,
      month: months[index],
    }));
    return { ...rest, benefits: landed };
  }
  const work = (schedule as { work: Entry[] }).work.map((one) =>
    one.critical ? one : { ...one, days: `${random(pick, 1, 10)}-${random(pick, 11, 20)}` },
  );
  const passages = (overview as Entry[]).map((one, index) => ({
    ...one,
    covers: index ? pick(weeks) : "1-4",
  }));
  return { ...rest, benefits, overview: passages, schedule: { ...(schedule as object), work } };
}

/** A file more, as one would write it from that of a neighbor. */
function addFile(kind: "services" | "case-studies"): Changing {
  return (sources, pick) => {
    const name = pick(namesIn(sources)[kind]);
    const [place] = placesIn(sources.filter((source) => source.name === `${kind}/${name}.yaml`));
    const source = sources.find((one) => one.name === place?.file);
    if (!place || !source || !name) return undefined;
    const after = `${name}-too`;
    // The names of others stay: a copy has its neighbor's neighbors.
    const copy = renewed(place, place.value, 1, () => undefined, sources) as Entry;
    const value =
      kind === "services" ? drawnAnew(copy, pick) : { ...copy, position: random(pick, 100, 999) };
    const file = { ...source, name: `${kind}/${after}.yaml`, file: `content/${kind}/${after}.yaml`, value };
    const list = placesIn(sources).find(
      ({ file, node, value }) =>
        file === "service-groups.yaml" && node.items && (value as unknown[])?.includes(name),
    );
    const listed = list ? withValue(sources, list, [...(list.value as string[]), after]) : sources;
    return { words: `${kind}: ${after} added, from ${name}`, sources: [...listed, file] };
  };
}

/** A client comes with a quote. */
const addClient: Changing = (sources, pick) => {
  const name = pick(namesIn(sources).clients);
  const places = placesIn(sources);
  const entryOf = (file: string, key: string) => {
    const list = places.find((one) => one.file === file && Array.isArray(one.value));
    const entry = (list?.value as Entry[])?.find((one) => one[key] === name);
    if (!list || !entry || !name) return undefined;
    const { lead: _, ...copy } = renewed(list, entry, 1, () => undefined, sources) as Entry;
    return { list, copy: { ...copy, [key]: newWords(name, 1) } };
  };
  const client = entryOf("clients.yaml", "name");
  const quote = entryOf("testimonials.yaml", "company");
  if (!client || !quote || !name) return undefined;
  const logo = (client.list.value as Entry[]).find((one) => one.name === name)?.logoUrl;
  const withClient = withValue(sources, client.list, [
    ...(client.list.value as Entry[]),
    { ...client.copy, logoUrl: logo },
  ]);
  return {
    words: `clients: ${client.copy.name} added, with a quote`,
    sources: withValue(withClient, quote.list, [...(quote.list.value as Entry[]), quote.copy]),
  };
};

const kinds: readonly Named[] = ["services", "case-studies", "claims", "clients", "industries"];

export const entryChanges: Record<string, Changing> = {
  ...Object.fromEntries(kinds.map((kind) => [`rename ${kind}`, rename(kind)])),
  ...Object.fromEntries(kinds.map((kind) => [`remove ${kind}`, remove(kind)])),
  "add service": addFile("services"),
  "add case study": addFile("case-studies"),
  "add client": addClient,
};
