/** A language of the site, and where it has each of its pages and files; the first has them where they are. */
export interface Edition {
  code: string;
  name: string;
  /** Where its pages begin: nothing, or "/de". */
  folder: string;
  addresses: Readonly<Record<string, string>>;
}

interface Site {
  edition: Edition;
}

/**
 * Where a language has what the first has at a path: its page or file, if it has one of its own. Code uses the
 * paths of the first language; addresses are put in on output, as the base is (address.ts).
 */
export function addressIn({ edition }: Site, path: string): string {
  const page = path.replace(/[?#].*/, "");
  return (edition.addresses[page] ?? page) + path.slice(page.length);
}

/** Whether a page is there in a language: the first has them all. */
export const isPublished = ({ edition }: Site, path: string): boolean =>
  !edition.folder || path in edition.addresses;
