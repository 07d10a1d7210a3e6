import { base } from "../base.ts";

/** Prefixes a root-relative URL with a folder; "//host", "https:", "mailto:", "#part" and "about" stay. */
export const moveAddress = (address: string, folder: string): string =>
  /^\/(?![/\\])/.test(address) ? folder + address.slice(1) : address;

/**
 * The URL of a site path on its host: "/site/about" for "/about", if the base is "/site/". Code uses
 * paths without the base; it is added on output: in finished pages (scripts/finish-page.ts), in
 * absolute URLs, and in links written by browser scripts.
 */
export const address = (path: string): string => (base === "/" ? path : moveAddress(path, base));

/** The reverse of `address`: removes the base from a pathname. */
export const pathWithin = (pathname: string): string =>
  base === "/" ? pathname : pathname.slice(base.length - 1);
