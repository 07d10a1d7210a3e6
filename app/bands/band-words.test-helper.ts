import { content } from "../content/content.ts";
import type { BandKind, BandWords } from "./kinds.ts";

/** The words of all bands of a kind, on whatever page or template they are. */
export const bandsOfKind = <K extends BandKind>(kind: K): BandWords<K>[] =>
  [...content.pages, ...content.templates].flatMap(
    ({ bands }) => bands.filter((one) => one.band === kind) as BandWords<K>[],
  );

/** The words of the first one; a page of the sample has it. */
export function bandOfKind<K extends BandKind>(kind: K): BandWords<K> {
  const [first] = bandsOfKind(kind);
  if (!first) throw new Error(`No page has a band "${kind}".`);
  return first;
}

/** The address of the first page that has one. */
export function pathOfKind(kind: BandKind): string {
  const page = content.pages.find(({ bands }) => bands.some(({ band }) => band === kind));
  return page?.path ?? "";
}
