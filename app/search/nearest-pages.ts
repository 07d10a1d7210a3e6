import { editDistance } from "../lib/edit-distance";
import type { Kind } from "./document";
import { type SearchIndex, search } from "./search";

export interface NearPage {
  path: string;
  title: string;
}

/** Paths this unlike are taken for different ones. */
const leastLikeness = 0.7;

/** Of what an address asks for a page must answer this much, and as well as this beside the best. */
const leastShare = 0.5;
const leastOfBest = 0.5;

/** Endings of files and fillers, which say nothing about the page. */
const noise = /\b(?:html?|php|aspx?|www|index|page|.)\b/g;

/** Folders that say which kind of page is meant. */
const folders: readonly (readonly [RegExp, Kind])[] = [
  [/^\/services?\/(?=.)/, "service"],
  [/^\/(?:case-stud(?:y|ies)|(?:client-)?(?:success-)?stories)\/(?=.)/, "case-study"],
];

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/** From 0 to 1; 0 for what is not the same but for slips of the pen. */
function likeness(asked: string, path: string): number {
  const [least, most] = [asked.length, path.length].sort((a, b) => a - b) as [number, number];
  // Of lengths this unlike they cannot be the same: a very long address need not be looked through.
  if (least < most * leastLikeness) return 0;
  const alike = 1 - editDistance(asked, path) / most;
  return alike >= leastLikeness ? alike : 0;
}

/** A path that is written almost the same is the one that was meant. */
function byPath(asked: string, { documents }: SearchIndex): NearPage[] {
  return documents
    .filter(({ path }) => path !== "/" && !path.includes("#"))
    .map((page) => ({ page, alike: likeness(asked, page.path) }))
    .filter(({ alike }) => alike)
    .sort((a, b) => b.alike - a.alike)
    .map(({ page }) => page);
}

/** By the words of the path, in what pages are called: an address quotes no sentence. */
function byWords(asked: string, index: SearchIndex): NearPage[] {
  const [folder, kind] = folders.find(([begin]) => begin.test(asked)) ?? [];
  const words = (folder ? asked.replace(folder, "") : asked).replace(noise, " ");
  const found = search(index, words, ["title", "aliases"]).filter(
    ({ share }) => share >= leastShare,
  );
  const best = found[0]?.score ?? 0;
  const near = found.filter(({ score }) => score >= best * leastOfBest);
  const ofKind = near.filter((result) => result.kind === kind);
  return [...ofKind, ...near];
}

/** The pages that the visitor of a path that does not exist may have meant. */
export function nearestPages(askedPath: string, index: SearchIndex, count = 3): NearPage[] {
  const asked = decoded(askedPath).toLowerCase();
  const found = [...byPath(asked, index).slice(0, 1), ...byWords(asked, index)];
  const paths = [...new Set(found.map(({ path }) => path))].slice(0, count);
  return paths.flatMap((path) => {
    const title = index.documents.find((document) => document.path === path)?.title;
    return title ? [{ path, title }] : [];
  });
}
