import { content } from "../content/content.ts";
import { serviceAliases } from "../content/services.ts";
import { pages, placeOf } from "./pages.ts";

export interface Crumb {
  label: string;
  href: string;
}

const names = new Map(pages.map(({ path, name }) => [path, name]));

/** The folder of case studies is no page; the one that lists them stands in for it. */
const listedAt: Record<string, Crumb> = {
  "/case-study": {
    label: content.words.caseStudies.breadcrumb,
    href: placeOf("case-study-filter").path,
  },
};

function crumbOf(path: string): Crumb[] {
  const segment = path.slice(path.lastIndexOf("/") + 1);
  // A second address has the name of the service it shows.
  const label = names.get(path) ?? names.get(`/services/${serviceAliases.get(segment)}`);
  return label ? [{ label, href: path }] : [listedAt[path] ?? []].flat();
}

/** The pages above a page, from the home page down, and the page itself. */
export function breadcrumbTrail(pathname: string): Crumb[] {
  const segments = pathname.split("/").filter(Boolean);
  const paths = segments.map((_, index) => `/${segments.slice(0, index + 1).join("/")}`);
  return ["/", ...paths].flatMap(crumbOf);
}
