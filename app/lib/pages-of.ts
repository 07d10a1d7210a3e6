import { type AnyBandWords, kindOf } from "../bands/kinds.ts";
import { addressIn, isPublished } from "../content/edition.ts";
import { fileOfList } from "../content/lists.ts";
import { onceFor } from "./once-for.ts";

/** The files of the lists that bands show. */
const listFilesOf = (bands: readonly AnyBandWords[]) =>
  bands.flatMap(({ band }) => kindOf(band).uses.flatMap((list) => fileOfList[list] ?? []));

/** Every page of a language, once, as sitemap, breadcrumbs, cards and twins know it. */
export const pagesOf = onceFor((content) =>
  [
    ...content.pages.map((page) => ({ ...page, files: [page.file] })),
    ...content.entryPages.map((page) => ({ ...page, files: [page.file, page.template.file] })),
  ]
    .filter(({ path }) => isPublished(content.site, path))
    .map(({ path, name, head, files, bands }) => ({
      path,
      address: addressIn(content.site, path),
      name,
      head,
      /** The content files whose change is a change of the page, within content/. */
      sources: [...new Set([...files, ...listFilesOf(bands)])].map((file) =>
        content.site.edition.folder ? `${content.site.language}/${file}` : file,
      ),
    })),
);
