import { listsOf } from "./lists.ts";
import { resolve } from "./resolve.ts";
import type { RawContent } from "./schema/kinds.ts";

/** By path, as the footer lists them. */
function legalPagesInOrder(content: RawContent) {
  const order = content["site.yaml"].legalNavigation.map(({ href }) => href);
  const inOrder = [...content.legal.values()].toSorted(
    (a, b) => order.indexOf(a.path) - order.indexOf(b.path),
  );
  return Object.fromEntries(inOrder.map((page) => [page.path, page]));
}

/** Everything the site says, as pages read it. */
export function assemble(content: RawContent) {
  const lists = listsOf(content);
  const names = new Map(lists.industries.map(({ id, name }) => [id, name]));
  return {
    ...lists,
    pages: [...content.pages].map(([name, page]) => ({
      ...page,
      file: `pages/${name}.yaml`,
      bands: resolve(page.bands, lists),
    })),
    servicesPage: {
      ...content["pages/services.yaml"],
      industries: content["pages/services.yaml"].industries.map(({ industry, ...tile }) => ({
        name: names.get(industry) ?? industry,
        ...tile,
      })),
    },
    servicePage: content["pages/service.yaml"],
    contact: content["pages/contact.yaml"],
    caseStudiesPage: content["pages/case-studies.yaml"],
    caseStudyPage: content["pages/case-study.yaml"],
    testimonialsPage: content["pages/testimonials.yaml"],
    accessibilityPage: content["pages/accessibility.yaml"],
    securityPage: content["pages/security.yaml"],
    sitemapPage: content["pages/sitemap.yaml"],
    legalPages: legalPagesInOrder(content),
  };
}

export type Content = ReturnType<typeof assemble>;
