import { base } from "../base.ts";
import type { Edition } from "../content/edition.ts";
import { addressIn } from "../content/edition.ts";
import { cleanPath } from "./clean-path.ts";

/** In the language of the site, unless a place on a page is a name: the firm has one in all languages. */
export function absoluteUrl(site: { url: string; edition?: Edition }, path: string): string {
  const { url, edition } = site;
  const clean = cleanPath(path);
  const address = edition && !clean.includes("#") ? addressIn({ edition }, clean) : clean;
  return new URL(base + address.slice(1), url).href;
}
