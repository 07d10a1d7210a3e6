import { addressIn, isPublished } from "../content/edition.ts";
import type { Lists } from "../content/lists.ts";
import { cleanPath } from "./clean-path.ts";

type Site = Pick<Lists["site"], "edition" | "editions">;

/** The reverse: the path in the first language of an address in this one. */
export function pathOf({ edition }: Pick<Site, "edition">, pathname: string): string {
  const address = cleanPath(pathname);
  const found = Object.entries(edition.addresses).find(([, one]) => one === address);
  return found?.[0] ?? address;
}

/** What is written for scripts, with the addresses of the language in place of paths. */
export function withAddresses<T>(site: Pick<Site, "edition">, data: T): T {
  if (!site.edition.folder) return data;
  if (Array.isArray(data)) return data.map((inner) => withAddresses(site, inner)) as T;
  if (typeof data === "string") return addressIn(site, data) as T;
  if (!data || typeof data !== "object") return data;
  return Object.fromEntries(
    Object.entries(data).map(([key, inner]) => [key, withAddresses(site, inner)]),
  ) as T;
}

/** Whether an address is one of a language. */
export const isAddressIn = ({ edition: { folder } }: Pick<Site, "edition">, pathname: string) =>
  `${cleanPath(pathname)}/`.startsWith(`${folder}/`);

/** The languages that have a page, each with its address there. */
export const editionsOf = ({ editions }: Pick<Site, "editions">, path: string) =>
  editions
    .filter((edition) => isPublished({ edition }, path))
    .map((edition) => ({ ...edition, address: addressIn({ edition }, path) }));
