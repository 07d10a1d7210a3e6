import { existsSync } from "node:fs";
import path from "node:path";
import { address, pathWithin } from "../../app/lib/address.ts";
import { elementsOf } from "./built-documents.ts";
import { client } from "./built-files.ts";

/** Links within a build that lead to no page, file or place; of its pages, and of documents beside them. */
export function deadLinks(pages: readonly string[], others: readonly string[], folder = client) {
  const ids = new Map(
    pages.map((page) => [
      page,
      new Set(elementsOf(page, "[id]", folder).map(({ attribs }) => attribs.id)),
    ]),
  );
  const deadOn = (page: string) =>
    elementsOf(page, "a[href]", folder).flatMap(({ attribs: { href = "" } }) => {
      if (/^(https?:|mailto:|tel:)/.test(href)) return [];
      const { pathname, hash } = new URL(
        href,
        new URL(address(`/${page}`.replace("//", "/")), "http://site"),
      );
      if (/\.\w+$/.test(pathname))
        return existsSync(path.join(folder, pathWithin(pathname))) ? [] : [`${href}: no such file`];
      const target = ids.get(pathWithin(pathname));
      if (!target) return [`${href}: no such page`];
      if (!hash || target.has(decodeURIComponent(hash.slice(1)))) return [];
      return [`${href}: no such anchor`];
    });
  return [...pages, ...others].flatMap((page) => deadOn(page).map((one) => `${page} → ${one}`));
}
