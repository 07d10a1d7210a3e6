import type { Source } from "../../app/content/read-sources.ts";
import { namesIn } from "../../app/content/rules/references.ts";
import { newWords } from "./new-words.ts";
import { nameOf, type Place, placesFrom, placesIn, put } from "./schema-places.ts";

type Sources = readonly Source[];
export type Pick = <T>(from: readonly T[]) => T | undefined;

export interface Change {
  /** As a person would tell of it. */
  words: string;
  sources: Sources;
}

/** One kind of change, somewhere; none if there is no place for it. */
export type Changing = (sources: Sources, pick: Pick) => Change | undefined;

export const withValue = (sources: Sources, { file, path }: Place, value: unknown): Sources =>
  sources.map((source) =>
    source.name === file ? { ...source, value: put(source.value, path, value) } : source,
  );

/** A field that is picked by its shape first, so that one of many services is no likelier than the one home page. */
function pickPlace(sources: Sources, pick: Pick, isRight: (place: Place) => boolean) {
  const places = placesIn(sources).filter(isRight);
  const shape = pick([...new Set(places.map((place) => place.shape))]);
  return pick(places.filter((place) => place.shape === shape));
}

/** Makes a change of a picked field by what should stand there instead. */
export function changing(
  isRight: (place: Place) => boolean,
  what: string,
  after: (place: Place, pick: Pick, sources: Sources) => unknown,
): Changing {
  return (sources, pick) => {
    const place = pickPlace(sources, pick, isRight);
    if (!place) return undefined;
    return {
      words: `${nameOf(place)} ${what}`,
      sources: withValue(sources, place, after(place, pick, sources)),
    };
  };
}

const isText = ({ node, value }: Place): boolean =>
  typeof value === "string" &&
  node.type === "string" &&
  !(node.refers || node.enum || node.const || node.pattern || node.format);

/** The same thing with other words, another id, and other entries where it names some. */
export function renewed(
  place: Place,
  value: unknown,
  number: number,
  pick: Pick,
  sources: Sources,
) {
  const names: Record<string, readonly string[]> = namesIn(sources);
  const taken = JSON.stringify(place.value ?? "");
  let copy = value;
  for (const inner of placesFrom({
    ...place,
    path: [],
    node: place.node.items ?? place.node,
    value,
  })) {
    const { node, value: before, path } = inner;
    if (typeof before !== "string") continue;
    const others = names[node.refers ?? ""]?.filter((name) => !taken.includes(`"${name}"`));
    if (node.refers && path.length < 2) copy = put(copy, path, pick(others ?? []) ?? before);
    else if (isText(inner)) copy = put(copy, path, newWords(before, number));
    else if (path.at(-1) === "id") copy = put(copy, path, `${before}-${number}`);
  }
  return copy;
}

export const list = ({ value }: Place) => value as unknown[];
const isList = ({ value, node }: Place): boolean => Array.isArray(value) && Boolean(node.items);
const least = ({ node }: Place) => node.minItems ?? 0;
/** Nobody has a thousand entries to write. */
const most = ({ node }: Place) => Math.min(node.maxItems ?? 0, 60);
const canShrink = (place: Place) => isList(place) && list(place).length > least(place);
const canGrow = (place: Place) =>
  isList(place) && list(place).length > 0 && list(place).length < most(place);
const indexes = (place: Place) => [...list(place).keys()];

export const grown = (place: Place, count: number, pick: Pick, sources: Sources) => {
  let entries = list(place);
  for (let number = entries.length + 1; number <= count; number++) {
    const at = pick([...entries.keys()]) ?? 0;
    const copy = renewed({ ...place, value: entries }, entries[at], number, pick, sources);
    entries = entries.toSpliced(at + 1, 0, copy);
  }
  return entries;
};

/** A value for a field that was left out: as another file or entry has it, or made by the schema. */
function filledIn(place: Place, pick: Pick, sources: Sources): unknown {
  const given = placesIn(sources).filter(
    ({ shape, value }) => shape === place.shape && value !== undefined,
  );
  const other = pick(given);
  if (other) return renewed(place, other.value, 1, pick, sources);
  return made(place, pick, sources);
}

function made(place: Place, pick: Pick, sources: Sources): unknown {
  const { node } = place;
  const names: Record<string, readonly string[]> = namesIn(sources);
  if (node.const !== undefined) return node.const;
  if (node.enum) return pick(node.enum);
  if (node.refers) return pick(names[node.refers] ?? []);
  if (node.type === "number" || node.type === "integer") return node.minimum ?? 1;
  if (node.items)
    return Array.from({ length: Math.max(1, least(place)) }, () =>
      made({ ...place, node: node.items ?? {} }, pick, sources),
    );
  if (node.properties)
    return Object.fromEntries(
      Object.entries(node.properties).map(([key, field]) => [
        key,
        made({ ...place, node: field }, pick, sources),
      ]),
    );
  const words = ["New words", "new-words", "/", "50% 50%", "#123456"];
  return words.find((one) => new RegExp(node.pattern ?? "").test(one))?.slice(0, node.maxLength);
}

/** The same words over and over, up to the limit. */
function atItsLongest({ value, node }: Place): string {
  const { maxLength = 0 } = node;
  const repeated = `${value} `.repeat(Math.ceil(maxLength / `${value} `.length) + 1);
  const cut = repeated.slice(0, maxLength).trim();
  return /[.?]$/.test(String(value)) ? cut.replace(/.$/, ".") : cut;
}

export const fieldChanges: Record<string, Changing> = {
  leaveOut: changing(
    ({ isOptional, value }) => isOptional && value !== undefined,
    "left out",
    () => undefined,
  ),
  fillIn: changing(
    ({ isOptional, value }) => isOptional && value === undefined,
    "filled in",
    filledIn,
  ),
  removeOne: changing(canShrink, "less by one entry", (place, pick) =>
    list(place).toSpliced(pick(indexes(place)) ?? 0, 1),
  ),
  addOne: changing(canGrow, "with one more entry", (place, pick, sources) =>
    grown(place, list(place).length + 1, pick, sources),
  ),
  shortest: changing(canShrink, "at its fewest", (place, pick) => {
    const from = pick([0, list(place).length - least(place)]) ?? 0;
    return list(place).slice(from, from + least(place));
  }),
  longest: changing(canGrow, "at its most", (place, pick, sources) =>
    grown(place, most(place), pick, sources),
  ),
  move: changing(
    (place) => isList(place) && list(place).length > 1,
    "in another order",
    (place, pick) => {
      const [entry, ...rest] = list(place);
      return rest.toSpliced(1 + (pick(rest.map((_, index) => index)) ?? 0), 0, entry);
    },
  ),
  longText: changing(
    (place) => isText(place) && Boolean(place.node.maxLength),
    "as long as it may be",
    atItsLongest,
  ),
};
