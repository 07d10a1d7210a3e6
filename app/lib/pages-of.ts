import { type AnyBandWords, kindOf } from "../bands/kinds.ts";
import { placesOf } from "../bands/places.ts";
import type { Content } from "../content/assemble.ts";
import { fileOfList } from "../content/lists.ts";
import type { BandPage, PageHead } from "../content/types.ts";
import { onceFor } from "./once-for.ts";

/** What routes, sitemap, breadcrumbs, search, cards and twins know of a page. */
export interface Page {
  path: string;
  /** In breadcrumbs, in the search and on cards. */
  name: string;
  head: PageHead;
  /** The content files whose change is a change of the page, within content/. */
  sources: readonly string[];
}

interface StandalonePage extends Page {
  /** The folder of its code, in app/pages. */
  folder: string;
  /** Words that people search for, by path and anchor. */
  searchWords: ReadonlyMap<string, string>;
}

interface Words {
  path: string;
  name: string;
  head: PageHead;
  search?: { page?: string; parts?: readonly { anchor: string; words: string }[] };
}

/** Its words are in content/pages, in the file named after its folder, and in those shared with others. */
function standalone(folder: string, words: Words, ...shared: string[]): StandalonePage {
  const { path, name, head, search } = words;
  return {
    path,
    name,
    head,
    folder,
    sources: [`pages/${folder}.yaml`, ...shared],
    searchWords: new Map([
      ...(search?.page ? [[path, search.page] as const] : []),
      ...(search?.parts ?? []).map(({ anchor, words }) => [`${path}#${anchor}`, words] as const),
    ]),
  };
}

/** The files of the lists that bands show. */
const listFilesOf = (bands: readonly AnyBandWords[]) => [
  ...new Set(
    bands.flatMap(({ band }) => kindOf(band).uses.flatMap((list) => fileOfList[list] ?? [])),
  ),
];

/** A page of bands: each band says which lists it shows, and words by which it is searched. */
function fromBands({ file, path, name, head, search, bands }: BandPage): StandalonePage {
  const anchors = placesOf(bands);
  return {
    path,
    name,
    head,
    folder: "page",
    sources: [file, ...listFilesOf(bands)],
    searchWords: new Map([
      ...(search ? [[path, search] as const] : []),
      ...bands.flatMap(({ search: words }, index) =>
        words ? [[`${path}#${anchors[index]?.anchor}`, words] as const] : [],
      ),
    ]),
  };
}

/** A new page is added here, beside its folder in app/pages and its file in content/pages. */
export const standalonePagesOf = onceFor((content): readonly StandalonePage[] => [
  ...content.pages.map(fromBands),
  standalone("services", content.servicesPage, "certifications.yaml", "service-groups.yaml"),
]);

/** Every page, once. */
export const pagesOf = onceFor((content): readonly Page[] => [
  ...standalonePagesOf(content),
  ...content.entryPages.map(({ path, name, head, file, template, bands }) => ({
    path,
    name,
    head,
    sources: [file, template.file, ...listFilesOf(bands)],
  })),
]);

/** The page that lists all case studies, which a rule asks for: ways back from one lead there. */
export const caseStudiesPageOf = ({ pages }: Pick<Content, "pages">) =>
  pages.find(({ bands }) => bands.some(({ band }) => band === "case-study-filter")) as BandPage;
