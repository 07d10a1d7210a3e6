import { base } from "../base";
import { site } from "../site";

/** What only the brand knows of a printed page: where its links lead, and who speaks. */
export function printBrand(): string {
  const home = base === "/" ? site.url : site.url + base;
  return `:root{--site-url:"${site.url}"}@page{@bottom-left{content:"${site.name} · ${home}"}}`;
}
