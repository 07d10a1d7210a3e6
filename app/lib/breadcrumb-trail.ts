import type { Content } from "../content/assemble.ts";
import { onceFor } from "./once-for.ts";
import { pagesOf } from "./pages-of.ts";
import { caseStudiesPath } from "./paths.ts";

export interface Crumb {
  label: string;
  href: string;
}

/** A second address has the name of the service it shows; for the folder of case studies stands their list. */
const crumbsOf = onceFor((content) => {
  const { words, serviceGroups } = content;
  const crumbs = new Map(
    pagesOf(content).map(({ path, name }) => [path, { label: name, href: path }]),
  );
  for (const { address, service } of serviceGroups.aliases) {
    const href = `/services/${address}`;
    crumbs.set(href, { label: crumbs.get(`/services/${service}`)?.label ?? "", href });
  }
  const label = words.caseStudies.breadcrumb;
  const href = caseStudiesPath(content);
  return href ? crumbs.set("/case-study", { label, href }) : crumbs;
});

/** The pages above a page, from the home page down, and the page itself. */
export function breadcrumbTrail(content: Content, pathname: string): Crumb[] {
  const segments = pathname.split("/").filter(Boolean);
  const paths = segments.map((_, index) => `/${segments.slice(0, index + 1).join("/")}`);
  return ["/", ...paths].flatMap((path) => crumbsOf(content).get(path) ?? []);
}
