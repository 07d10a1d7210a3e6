import { base } from "../base";

/** Print styles that depend on the brand: the URL of links and the page footer. */
export function printBrand(site: { name: string; url: string }): string {
  const home = base === "/" ? site.url : site.url + base;
  return `:root{--site-url:"${site.url}"}@page{@bottom-left{content:"${site.name} · ${home}"}}`;
}
