import { similarity } from "../text/edit-distance";
import type { DocumentKind, SearchDocument } from "./document";
import { type SearchIndex, search } from "./search";

type NearPage = Pick<SearchDocument, "path" | "title" | "hreflang">;

const mostPages = 3;

/** Minimum similarity for two paths to count as a typo of each other. */
const leastSimilarity = 0.7;

/** Minimum share of the URL's words a page must have, and minimum share of the best score. */
const leastShare = 0.5;
const leastOfBest = 0.5;

/** File extensions and filler words, which say nothing about the page. */
const noise = /\b(?:html?|php|aspx?|www|index|page|.)\b/g;

/** Folders that show which kind of page was meant. */
const folders: readonly (readonly [RegExp, DocumentKind])[] = [
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

/** Pages whose path differs only by typos. */
function byPath(requested: string, { documents }: SearchIndex): NearPage[] {
  return documents
    .filter(({ path }) => path !== "/" && !path.includes("#"))
    .map((page) => ({ page, share: similarity(requested, page.path, leastSimilarity) }))
    .filter(({ share }) => share)
    .sort((a, b) => b.share - a.share)
    .map(({ page }) => page);
}

/** Pages whose title or aliases have the words of the path. */
function byWords(requested: string, index: SearchIndex): NearPage[] {
  const [folder, kind] = folders.find(([begin]) => begin.test(requested)) ?? [];
  const words = (folder ? requested.replace(folder, "") : requested).replace(noise, " ");
  const found = search(index, words, { within: ["title", "aliases"] }).filter(
    ({ share }) => share >= leastShare,
  );
  const best = found[0]?.score ?? 0;
  const near = found.filter(({ score }) => score >= best * leastOfBest);
  const ofKind = near.filter((result) => result.kind === kind);
  return [...ofKind, ...near];
}

/** Pages that the visitor of a missing path may have meant. */
export function nearestPages(path: string, index: SearchIndex): NearPage[] {
  const requested = decoded(path).toLowerCase();
  const found = [...byPath(requested, index).slice(0, 1), ...byWords(requested, index)];
  const paths = found.map((page) => page.path);
  return found.filter((page, place) => paths.indexOf(page.path) === place).slice(0, mostPages);
}
