import { caseStudies } from "../content/case-studies";
import { services } from "../content/services";
import { labelOf } from "../lib/breadcrumb-trail";
import type { ListedPage } from "../lib/nearest-pages";
import { canonicalPages } from "../lib/pages";
import { caseStudyPath, servicePath } from "../lib/paths";

const titles = new Map<string, string>([
  ["/", "Home"],
  ...services.map(({ id, title }) => [servicePath(id), title] as const),
  ...caseStudies.map(({ slug, title }) => [caseStudyPath(slug), title] as const),
]);

/** Path and name of every page, for the 404 page alone: a file, so that no page's code carries it. */
export function loader() {
  const pages: ListedPage[] = canonicalPages.map((path) => ({
    path,
    title: titles.get(path) ?? labelOf(path.slice(1)),
  }));
  return Response.json(pages);
}
