import { chartOfPhases } from "./chart-of-phases.ts";
import { legalPage } from "./legal-page.ts";
import { type Lists, listsOf } from "./lists.ts";
import { resolve } from "./resolve.ts";
import type { RawContent, RawPage } from "./schema/kinds.ts";

/** As header and footer list them, then all others. */
function inOrderOf({ navigation, legalNavigation, trustNavigation }: Lists["site"]) {
  const listed = [
    "/",
    ...[...navigation, ...legalNavigation, ...trustNavigation].map(({ href }) => href),
  ];
  const place = (path: string) => (listed.includes(path) ? listed.indexOf(path) : listed.length);
  return (a: { path: string }, b: { path: string }) =>
    place(a.path) - place(b.path) || a.path.localeCompare(b.path);
}

/** Every page of bands, with the file that it is written in. */
function pagesOf(content: RawContent, lists: Lists) {
  const pages: [file: string, page: RawPage][] = [
    ...[...content.pages].map(([name, page]) => [`pages/${name}.yaml`, page] as [string, RawPage]),
    ...[...content.legal].map(
      ([name, text]) =>
        [`legal/${name}.md`, legalPage(text, lists.words.text.legal)] as [string, RawPage],
    ),
  ];
  return pages
    .map(([file, page]) => ({ ...page, file, bands: resolve(page.bands, lists) }))
    .toSorted(inOrderOf(lists.site));
}

/** Everything the site says, as pages read it. */
export function assemble(content: RawContent) {
  const { phases } = content["service-groups.yaml"];
  const { phaseChart } = content["pages/service.yaml"];
  const lists = listsOf(content, (service) => chartOfPhases(service, phases, phaseChart));
  return {
    ...lists,
    pages: pagesOf(content, lists),
    servicePage: content["pages/service.yaml"],
    contact: content["pages/contact.yaml"],
    caseStudiesPage: content["pages/case-studies.yaml"],
    caseStudyPage: content["pages/case-study.yaml"],
    testimonialsPage: content["pages/testimonials.yaml"],
    sitemapPage: content["pages/sitemap.yaml"],
  };
}

export type Content = ReturnType<typeof assemble>;
