import type { Content } from "./assemble.ts";

/** A name alone stands in the folder of the page. */
const whole = (former: string, path: string) =>
  former.startsWith("/") ? former : path.replace(/[^/]*$/, former);

/** Every address that a page had before, with the page that it leads to and where that is written. */
export const formerAddresses = ({ pages, entryPages }: Pick<Content, "pages" | "entryPages">) =>
  [...pages, ...entryPages.map((page) => ({ ...page, formerly: page.entry.formerly }))].flatMap(
    ({ file, path, name, formerly = [] }) =>
      formerly.map((former, index) => ({ file, index, name, from: whole(former, path), to: path })),
  );

export type FormerAddress = ReturnType<typeof formerAddresses>[number];
