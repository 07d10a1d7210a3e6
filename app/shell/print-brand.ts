import { base } from "../base";

/** As CSS writes it within a stylesheet of the page: a quote would end it, and "</style>" the stylesheet. */
const quoted = (text: string) =>
  `"${text.replace(/["\\<]/g, (sign) => `\\${sign.charCodeAt(0).toString(16)} `)}"`;

/** Print styles that depend on the brand: the URL of links and the page footer. */
export function printBrand(site: { name: string; url: string }): string {
  const home = base === "/" ? site.url : site.url + base;
  return `:root{--site-url:${quoted(site.url)}}@page{@bottom-left{content:${quoted(`${site.name} · ${home}`)}}}`;
}
