import { base } from "../base.ts";

/** From the root of the host into a folder; "//host", "https:", "mailto:", "#part" and "about" stay. */
export const moveAddress = (address: string, folder: string): string =>
  /^\/(?![/\\])/.test(address) ? folder + address.slice(1) : address;

/**
 * Where a path of the site stands on its host: "/about" at "/site/about", where the base is "/site/".
 * Inside the site all paths begin at its home; they are moved where they leave it: in a finished page
 * (scripts/finish-page.ts), in an absolute URL, and where a script writes a link.
 */
export const address = (path: string): string => (base === "/" ? path : moveAddress(path, base));

/** The other way round: the path that an address on the host has within the site. */
export const pathWithin = (pathname: string): string =>
  base === "/" ? pathname : pathname.slice(base.length - 1);
