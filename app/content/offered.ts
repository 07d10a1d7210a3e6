import { type Fault, fieldName } from "./fault.ts";
import { contentFolder } from "./folder.ts";
import { readSource, type Source } from "./read-sources.ts";
import { fileOffers, type Offer, offers, pictureOffers, wordOffers } from "./schema/offers.ts";
import { type IsOn, switchedText } from "./switched-text.ts";

type Data = Record<string, unknown>;
type Path = readonly PropertyKey[];

const dataOf = (sources: readonly Source[], file: string) =>
  (sources.find(({ name }) => name === file)?.value ?? {}) as Data;

function isOnIn(sources: readonly Source[]): IsOn {
  const { offers: given } = dataOf(sources, "site.yaml");
  return (offer) => (given as Data | undefined)?.[offer] === true;
}

const offerOf = ({ of, picture }: Data) =>
  offers.find((offer) => offer === of) ?? pictureOffers[String(picture)];

/** Of a list that has lost entries, where those that are left were. */
const places = new WeakMap<object, readonly number[]>();

/** A value without what is off; `undefined` if nothing is left of it. */
function shown(value: unknown, isOn: IsOn): unknown {
  if (typeof value === "string") return switchedText(value, isOn) || (value && undefined);
  if (Array.isArray(value)) {
    const entries = value.map((inner, index) => ({ inner: shown(inner, isOn), index }));
    const kept = entries.filter(({ inner }) => inner !== undefined);
    const list = kept.map(({ inner }) => inner);
    if (kept.length < value.length)
      places.set(
        list,
        kept.map(({ index }) => index),
      );
    return list;
  }
  if (!value || typeof value !== "object") return value;
  const { of, ...rest } = value as Data;
  const offer = offerOf(value as Data);
  if (offer && !isOn(offer)) return undefined;
  const fields = Object.entries(offers.some((one) => one === of) ? rest : value).map(
    ([key, inner]) => [key, shown(inner, isOn)] as const,
  );
  return Object.fromEntries(fields.filter(([, inner]) => inner !== undefined));
}

/** The path in the file of a path in what is left of it. */
function placeIn(value: unknown, path: Path): Path {
  let inner = value as Record<PropertyKey, unknown> | undefined;
  return path.map((key) => {
    const place = (inner && places.get(inner)?.[Number(key)]) ?? key;
    inner = inner?.[key] as typeof inner;
    return place;
  });
}

function withoutWords(words: Data, isOn: IsOn): Data {
  const isGone = (area: string) =>
    area in wordOffers && !isOn(wordOffers[area as keyof typeof wordOffers]);
  return Object.fromEntries(Object.entries(words).filter(([area]) => !isGone(area)));
}

/** All files without what the site does not offer, and the words of legal pages for what it does. */
export function offeredSources(sources: readonly Source[]): Source[] {
  const isOn = isOnIn(sources);
  const isGone = (name: string) =>
    name in fileOffers && !isOn(fileOffers[name as keyof typeof fileOffers]);
  return sources
    .filter(({ name }) => !isGone(name))
    .map((source) => {
      const { name, written } = source;
      const { readAgain = (text: string) => readSource(name, text) } = source;
      const read =
        name.endsWith(".md") && written.includes("{if ")
          ? readAgain(switchedText(written, isOn))
          : source;
      const given =
        name === "interface.yaml" ? withoutWords((read.value ?? {}) as Data, isOn) : read.value;
      const value = shown(given, isOn);
      return { ...source, ...read, value, placeOf: (path) => placeIn(value, path) };
    });
}

const needed = (offer: Offer) =>
  `is missing. Write it, or turn off “${offer}” under “offers” in ${contentFolder}/site.yaml.`;

/** Files and words without which what is on would be silent. */
export function missingOf(sources: readonly Source[]): Fault[] {
  const isOn = isOnIn(sources);
  const words = dataOf(sources, "interface.yaml");
  const due = <Name extends string>(all: Record<Name, Offer>) =>
    (Object.entries(all) as [Name, Offer][]).filter(([, offer]) => isOn(offer));
  return [
    ...due(fileOffers)
      .filter(([file]) => !sources.some(({ name }) => name === file))
      .map(([file, offer]) => ({
        file: `${contentFolder}/${file}`,
        field: "",
        message: needed(offer),
      })),
    ...due(wordOffers)
      .filter(([area]) => !(area in words))
      .map(([area, offer]) => ({
        file: `${contentFolder}/interface.yaml`,
        field: fieldName([area]),
        path: [area],
        message: needed(offer),
      })),
  ].map((fault) => ({ ...fault, line: 1 }));
}
