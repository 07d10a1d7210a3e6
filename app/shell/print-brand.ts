import { base } from "../base";
import { site } from "../site";

/** Print styles that depend on the brand: the URL of links and the page footer. */
export function printBrand(): string {
  const home = base === "/" ? site.url : site.url + base;
  return `:root{--site-url:"${site.url}"}@page{@bottom-left{content:"${site.name} · ${home}"}}`;
}
