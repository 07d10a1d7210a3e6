/** A language of the site, and where it has each of its pages and files; the first has them where they are. */
export interface Edition {
  code: string;
  name: string;
  /** Where its pages begin: nothing, or "/de". */
  folder: string;
  addresses: Readonly<Record<string, string>>;
}
