import { caseStudyFile, type Rule, repeated, serviceFile } from "./rule.ts";

/** No two pages have the same title or description, no two pictures the same words. */
export const pagesDiffer: Rule = function* (content) {
  const { services, caseStudies, legalPages, home, about, clients } = content;
  const { servicesPage, contact, caseStudiesPage, testimonialsPage } = content;
  const { accessibilityPage, securityPage, sitemapPage } = content;
  const heads = [
    ...services.map(({ id, ...head }) => ({ file: serviceFile(id), head })),
    ...caseStudies.map(({ slug, ...head }) => ({ file: caseStudyFile(slug), head })),
    ...Object.values(legalPages).map(({ path, ...head }) => ({ file: `legal${path}.md`, head })),
    ...Object.entries({
      home,
      about,
      services: servicesPage,
      contact,
      "case-studies": caseStudiesPage,
      testimonials: testimonialsPage,
      accessibility: accessibilityPage,
      security: securityPage,
      sitemap: sitemapPage,
    }).map(([name, { head }]) => ({ file: `pages/${name}.yaml`, head })),
  ];
  yield* repeated(heads.map(({ file, head }) => ({ file, path: ["title"], text: head.title })));
  yield* repeated(
    heads.map(({ file, head }) => ({ file, path: ["description"], text: head.description })),
  );
  yield* repeated(
    caseStudies.map(({ slug, position }) => ({
      file: caseStudyFile(slug),
      path: ["position"],
      text: String(position),
    })),
  );
  yield* repeated([
    ...caseStudies.map(({ slug, imageAlt }) => ({
      file: caseStudyFile(slug),
      path: ["imageAlt"],
      text: imageAlt,
    })),
    { file: "pages/home.yaml", path: ["hero", "imageAlt"], text: home.hero.imageAlt },
    { file: "pages/about.yaml", path: ["teamImageAlt"], text: about.teamImageAlt },
    ...clients.map(({ alt }, index) => ({
      file: "clients.yaml",
      path: ["clients", index, "alt"],
      text: alt,
    })),
  ]);
};

/** What an address keeps of a text (app/lib/slug.ts). */
const lettersOf = (text: string) =>
  text
    .toLowerCase()
    .match(/[a-z0-9]+/g)
    ?.join(" ") ?? "";

/** Names, questions and headings become addresses of their place on a page: no two are the same. */
export const anchorsDiffer: Rule = function* (content) {
  const { faq, clients, legalPages, securityPage, sitemapPage } = content;
  const pages = [
    { file: "faq.yaml", texts: faq.map(({ question }) => question), path: ["questions"] },
    { file: "clients.yaml", texts: clients.map(({ name }) => name), path: ["clients"] },
    ...Object.values(legalPages).map(({ path, sections }) => ({
      file: `legal${path}.md`,
      texts: sections.map(({ heading }) => heading),
      path: ["sections"],
    })),
    {
      file: "pages/security.yaml",
      texts: securityPage.sections.map(({ heading }) => heading),
      path: ["sections"],
    },
    {
      file: "pages/sitemap.yaml",
      texts: Object.values(sitemapPage.sections),
      path: ["sections"],
    },
  ];
  for (const { file, texts, path } of pages)
    yield* repeated(
      texts.map((text, index) => ({ file, path: [...path, index], text: lettersOf(text) })),
    );
};
