import type { Document, Element } from "domhandler";
import { findAll, textContent } from "domutils";
import { moveAddress } from "../app/lib/address.ts";

/** Attributes with one URL. */
const single = ["href", "xlink:href", "src", "action", "formaction", "poster", "data"];
/** Attributes with several URLs, each followed by a width or a density. */
const several = ["srcset", "imagesrcset"];

/** Splits at a comma plus whitespace, because a URL may contain commas. */
const moveSourceSet = (set: string, base: string): string =>
  set
    .split(/(,\s+)/)
    .map((part) => part.replace(/\S+/, (address) => moveAddress(address, base)))
    .join("");

const moveInCss = (css: string, base: string): string =>
  css.replace(
    /url\((\s*["']?)([^"')]*)/g,
    (_, opening: string, address: string) => `url(${opening}${moveAddress(address, base)}`,
  );

function moveElement({ attribs }: Element, base: string): void {
  for (const name of single) if (attribs[name]) attribs[name] = moveAddress(attribs[name], base);
  for (const name of several) if (attribs[name]) attribs[name] = moveSourceSet(attribs[name], base);
}

/**
 * Prefixes every root-relative URL of a page with `base`, the folder of the site on its host. Absolute
 * URLs already include it (app/lib/absolute-url.ts).
 */
export function moveAddresses(page: Document, base: string): void {
  if (base === "/") return;
  for (const element of findAll(() => true, page.children)) {
    moveElement(element, base);
    const [text] = element.name === "style" ? element.children : [];
    if (text && "data" in text) text.data = moveInCss(textContent(text), base);
  }
}
