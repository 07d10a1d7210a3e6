import { pageTitle } from "../../text/page-title.ts";
import { slugOf } from "../../text/slug.ts";
import { contentFolder } from "../folder.ts";
import { bandsIn, caseStudyFile, type Rule, repeated } from "./rule.ts";

/** Hosts show them when a page is missing or fails. */
const errorPages = ["/404", "/500", "/case-study/404"];

/** As much as a search result shows, and html-validate allows. */
const longestTitle = 70;

/** With the name of the firm, the title of a page fits a search result. */
export const titlesAreShort: Rule = function* ({ entryPages, pages, site }) {
  for (const { file, head } of [...entryPages, ...pages]) {
    const title = pageTitle(head.title, site);
    if (title.length > longestTitle)
      yield {
        file,
        path: [...(file.startsWith("pages/") ? ["head"] : []), "title"],
        message: `is ${title.length} characters long with the name of the firm. The limit is ${longestTitle}: shorten the title. “${title}”`,
      };
  }
};

/** Any page may go but this one. */
export const homeIsThere: Rule = function* ({ pages }) {
  if (!pages.some(({ path }) => path === "/"))
    yield {
      file: "site.yaml",
      path: ["url"],
      message: "leads to no page. Keep one page at the address /.",
    };
};

/** No two pages have the same address, title or description, no two pictures the same words. */
export const pagesDiffer: Rule = function* (content) {
  const { caseStudies, clients } = content;
  const pages = [...content.entryPages, ...content.pages];
  for (const { file, path } of pages)
    if (errorPages.includes(path))
      yield {
        file,
        path: ["path"],
        message: `“${path}” is reserved for the error page. Choose another address; the words of error pages are in ${contentFolder}/interface.yaml.`,
      };
  for (const field of ["path", "title", "description"] as const)
    yield* repeated(
      pages.map(({ file, path, head }) => ({
        file,
        path: [field],
        text: { path, ...head }[field],
      })),
    );
  yield* repeated(
    caseStudies.flatMap(({ slug, position }) =>
      position ? [{ file: caseStudyFile(slug), path: ["position"], text: `${position}` }] : [],
    ),
  );
  yield* repeated([
    ...caseStudies.flatMap(({ slug, imageAlt }) =>
      imageAlt ? [{ file: caseStudyFile(slug), path: ["imageAlt"], text: imageAlt }] : [],
    ),
    ...content.pages.flatMap((page) =>
      bandsIn(page).flatMap(({ band, path }) =>
        "imageAlt" in band
          ? [{ file: page.file, path: [...path, "imageAlt"], text: band.imageAlt }]
          : [],
      ),
    ),
    ...clients.flatMap(({ alt }, index) =>
      alt ? [{ file: "clients.yaml", path: ["clients", index, "alt"], text: alt }] : [],
    ),
  ]);
};

/** Names of clients become addresses of their place on a page, as headings do. */
export const anchorsDiffer: Rule = ({ clients }) =>
  repeated(
    clients.map(({ name }, index) => ({
      file: "clients.yaml",
      path: ["clients", index, "name"],
      text: slugOf(name),
    })),
  );
