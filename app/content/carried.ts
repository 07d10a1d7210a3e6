import { isAlike, same } from "./moved-names.ts";
import { isGroup, rowNames } from "./rows-in-order.ts";

/** Whether two rows may be one that was changed: both are text, or a group of the same name. */
const isKind = (was: unknown, now: unknown) =>
  isGroup(was) && isGroup(now) ? rowNames.every((name) => was[name] === now[name]) : !isGroup(now);

const isNamed = (row: unknown) => isGroup(row) && rowNames.some((name) => name in row);

/** Whether a row of the same kind says half of the same. */
const isChanged = (was: unknown, now: unknown) =>
  isGroup(was) && isGroup(now) && isKind(was, now) && isAlike(was, now);

/** Whether a row may be another with a new id; a band of another kind says other things. */
const isRenamed = (was: unknown, now: unknown) =>
  isGroup(was) &&
  isGroup(now) &&
  "id" in was &&
  "id" in now &&
  was.band === now.band &&
  isAlike(was, now);

/** Where each row was: one that says the same, or that was changed. */
function placesBefore(was: readonly unknown[], now: readonly unknown[]): (number | undefined)[] {
  const left = new Set(was.keys());
  const places: (number | undefined)[] = now.map(() => undefined);
  const pair = (isOne: (place: number, at: number) => boolean) => {
    for (const [at, place] of places.entries()) {
      const found = place ?? [...left].find((one) => isOne(one, at));
      places[at] = found;
      if (found !== undefined) left.delete(found);
    }
  };
  pair((place, at) => same(was[place], now[at]));
  if (was.length === now.length) pair((place, at) => place === at && isKind(was[place], now[at]));
  pair((place, at) => isChanged(was[place], now[at]));
  pair((place, at) => isNamed(now[at]) && isKind(was[place], now[at]));
  const isIn = (rows: readonly unknown[], row: unknown) => rows.some((one) => isKind(row, one));
  // An id that was not there before is the new one of a row whose own is gone.
  pair(
    (place, at) => isRenamed(was[place], now[at]) && !isIn(now, was[place]) && !isIn(was, now[at]),
  );
  return places;
}

/** The words of a translation, for what the first language was, in the rows and fields that it has now. */
export function carried(was: unknown, now: unknown, words: unknown): unknown {
  if (Array.isArray(was) && Array.isArray(now) && Array.isArray(words)) {
    const places = placesBefore(was, now);
    return now.map((row, at) => {
      const place = places[at];
      // What is new has no words yet.
      if (place === undefined) return isGroup(row) ? {} : null;
      return carried(was[place], row, words[place]);
    });
  }
  if (!isGroup(was) || !isGroup(now) || !isGroup(words)) return words;
  const kept = Object.entries(words).filter(([name]) => !(name in was) || name in now);
  return Object.fromEntries(
    kept.map(([name, inner]) => [
      name,
      rowNames.includes(name) ? (now[name] ?? inner) : carried(was[name], now[name], inner),
    ]),
  );
}
