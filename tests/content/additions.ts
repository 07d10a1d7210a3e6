import { contentFolder } from "../../app/content/folder.ts";
import { namesIn } from "../../app/content/rules/references.ts";
import { type Changing, type Pick, renewed, withValue } from "./field-changes.ts";
import { newWords } from "./new-words.ts";
import { placesIn } from "./schema-places.ts";

type Entry = Record<string, unknown>;

const random = (pick: Pick, from: number, to: number) =>
  pick(Array.from({ length: to - from + 1 }, (_, index) => from + index)) ?? from;

/** Any two services are drawn differently, which a copy is not. */
function drawnAnew(service: Entry, pick: Pick): Entry {
  const { pictogram: _, ...rest } = service;
  const { overview = [], schedule, benefits = [] } = rest as Record<string, Entry[] | undefined>;
  const weeks = ["1-2", "1-3", "1-4", "2-3", "2-4", "3-4", "4, after", "1", "2", "3", "4"];
  if (service.template === "solution") {
    const months = benefits.map(() => random(pick, 1, 12)).sort((a, b) => a - b);
    const landed = benefits.map(({ until: _, ...one }, index) => ({
      ...one,
      month: months[index],
    }));
    return { ...rest, benefits: landed };
  }
  if (!schedule) return rest;
  const work = (schedule as unknown as { work: Entry[] }).work.map((one) =>
    one.critical ? one : { ...one, days: `${random(pick, 1, 10)}-${random(pick, 11, 20)}` },
  );
  const passages = overview.map((one) => ({ ...one, covers: pick(weeks) }));
  return { ...rest, overview: passages, schedule: { ...schedule, work } };
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
    const file = {
      ...source,
      name: `${kind}/${after}.yaml`,
      file: `${contentFolder}/${kind}/${after}.yaml`,
      value,
    };
    return { words: `${kind}: ${after} added, from ${name}`, sources: [...sources, file] };
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
    const { featured: _, ...copy } = renewed(list, entry, 1, () => undefined, sources) as Entry;
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

export const additions: Readonly<Record<string, Changing>> = {
  "add service": addFile("services"),
  "add case study": addFile("case-studies"),
  "add client": addClient,
};
