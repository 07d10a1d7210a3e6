import { breadcrumbTrail } from "../lib/breadcrumb-trail";
import type { ListedPage } from "../lib/nearest-pages";
import { canonicalPages } from "../lib/pages";

/** Path and name of every page, for the 404 page alone: a file, so that no page's code carries it. */
export function loader() {
  const pages: ListedPage[] = canonicalPages.map((path) => ({
    path,
    title: breadcrumbTrail(path).at(-1)?.label ?? path,
  }));
  return Response.json(pages);
}
