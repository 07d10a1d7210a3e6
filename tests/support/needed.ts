import { bandsOfKind } from "../../app/bands/band-words.test-helper.ts";
import type { BandKind, BandWords } from "../../app/bands/kinds.ts";
import { test } from "./fixtures.ts";

/** What a test looks at. Where the content has none, the test that asks is left out. */
export function needed<T>(one: T | undefined, what: string): T {
  test.skip(one === undefined, `This content has no ${what}.`);
  return one as T;
}

/** The words of the first band of a kind. */
export const neededBand = <K extends BandKind>(kind: K): BandWords<K> =>
  needed(bandsOfKind(kind)[0], `band "${kind}"`);
