import type { Content } from "./assemble.ts";
import { addressIn, isPublished } from "./edition.ts";

interface Given extends Pick<Content, "pages" | "entryPages"> {
  site: Pick<Content["site"], "edition">;
}

/** Every address that a page had before, with the page that it leads to and where that is written. */
export const formerAddresses = ({ pages, entryPages, site }: Given) =>
  [...pages, ...entryPages.map((page) => ({ ...page, formerly: page.entry.formerly }))]
    .filter(({ path }) => isPublished(site, path))
    .flatMap(({ file, path, name, formerly = [] }) => {
      const to = addressIn(site, path);
      /** A name alone stands in the folder of the page. */
      const whole = (former: string) =>
        former.startsWith("/") ? site.edition.folder + former : to.replace(/[^/]*$/, former);
      return formerly.map((former, index) => ({ file, index, name, from: whole(former), to }));
    });

export type FormerAddress = ReturnType<typeof formerAddresses>[number];
