import { editDistance } from "../lib/edit-distance";
import type { Kind } from "./document";
import { type SearchIndex, search } from "./search";

export interface NearPage {
  path: string;
  title: string;
}

/** Minimum similarity for two paths to count as a typo of each other. */
const leastLikeness = 0.7;

/** Minimum share of the URL's words a page must have, and minimum share of the best score. */
const leastShare = 0.5;
const leastOfBest = 0.5;

/** File extensions and filler words, which say nothing about the page. */
const noise = /\b(?:html?|php|aspx?|www|index|page|.)\b/g;

/** Folders that show which kind of page was meant. */
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

/** From 0 to 1; 0 for anything that is not a typo. */
function likeness(asked: string, path: string): number {
  const [least, most] = [asked.length, path.length].sort((a, b) => a - b) as [number, number];
  // Skips the comparison when the lengths alone rule it out, which a very long URL would make slow.
  if (least < most * leastLikeness) return 0;
  const alike = 1 - editDistance(asked, path) / most;
  return alike >= leastLikeness ? alike : 0;
}

/** Pages whose path differs only by typos. */
function byPath(asked: string, { documents }: SearchIndex): NearPage[] {
  return documents
    .filter(({ path }) => path !== "/" && !path.includes("#"))
    .map((page) => ({ page, alike: likeness(asked, page.path) }))
    .filter(({ alike }) => alike)
    .sort((a, b) => b.alike - a.alike)
    .map(({ page }) => page);
}

/** Pages whose title or aliases have the words of the path. */
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

/** Pages that the visitor of a missing path may have meant. */
export function nearestPages(askedPath: string, index: SearchIndex, count = 3): NearPage[] {
  const asked = decoded(askedPath).toLowerCase();
  const found = [...byPath(asked, index).slice(0, 1), ...byWords(asked, index)];
  const paths = [...new Set(found.map(({ path }) => path))].slice(0, count);
  return paths.flatMap((path) => {
    const title = index.documents.find((document) => document.path === path)?.title;
    return title ? [{ path, title }] : [];
  });
}
