import type { SearchWords } from "../../lib/island-data";
import type { SearchDocument } from "../../search/document";
import { asChoice, type ChoiceGroup, withoutRepeats } from "./choices";

/** The current page and the previous one. */
export interface WhereAsked {
  path: string;
  /** The previous page, if it was on this site. */
  from: string | undefined;
}

const mostNearby = 3;

export const pagesAt = (paths: readonly string[], documents: readonly SearchDocument[]) =>
  paths.flatMap((path) => documents.find((document) => document.path === path) ?? []);

/** Sections of this page; if it has none in the index, neighboring pages of the same kind. */
function nearby(path: string, documents: readonly SearchDocument[]): SearchDocument[] {
  const places = documents.filter(
    (document) => document.kind === "page" && document.path.startsWith(`${path}#`),
  );
  if (places.length) return places.slice(0, mostNearby);
  const current = documents.find((document) => document.path === path);
  const ofKind = documents.filter(({ kind }) => kind === current?.kind);
  const at = current ? ofKind.indexOf(current) : Number.NaN;
  const steps = (document: SearchDocument) => Math.abs(ofKind.indexOf(document) - at);
  return ofKind
    .filter((document) => document !== current && !document.path.includes("#"))
    .toSorted((one, other) => steps(one) - steps(other))
    .slice(0, mostNearby);
}

/** Suggestions before anything is typed, starting with the previous page. */
export function suggestions(
  { path, from }: WhereAsked,
  documents: readonly SearchDocument[],
  words: SearchWords,
): ChoiceGroup[] {
  const others = documents.filter((document) => document.path !== path);
  return withoutRepeats([
    { label: words.recent, choices: pagesAt(from ? [from] : [], others).map(asChoice) },
    { label: words.nearby, choices: nearby(path, documents).map(asChoice) },
    { label: words.useful, choices: pagesAt(words.usefulPages, others).map(asChoice) },
  ]);
}
