import type { Document, Element } from "domhandler";
import { findAll, textContent } from "domutils";
import { moveAddress } from "../app/lib/address.ts";

/** Attributes that hold one address. */
const single = ["href", "xlink:href", "src", "action", "formaction", "poster", "data"];
/** Attributes that hold several, each with a width or a density behind it. */
const several = ["srcset", "imagesrcset"];

/** Parts end at a comma with a space behind: the address of a part may have commas of its own. */
export const moveSourceSet = (set: string, base: string): string =>
  set
    .split(/(,\s+)/)
    .map((part) => part.replace(/\S+/, (address) => moveAddress(address, base)))
    .join("");

export const moveInCss = (css: string, base: string): string =>
  css.replace(
    /url\((\s*["']?)([^"')]*)/g,
    (_, opening: string, address: string) => `url(${opening}${moveAddress(address, base)}`,
  );

function moveElement({ attribs }: Element, base: string): void {
  for (const name of single) if (attribs[name]) attribs[name] = moveAddress(attribs[name], base);
  for (const name of several) if (attribs[name]) attribs[name] = moveSourceSet(attribs[name], base);
}

/**
 * Moves everything that a page asks for or leads to from the root of the host into the folder that the
 * brand file names as `base`. Absolute URLs have it already (app/lib/absolute-url.ts).
 */
export function moveAddresses(page: Document, base: string): void {
  if (base === "/") return;
  for (const element of findAll(() => true, page.children)) {
    moveElement(element, base);
    const [text] = element.name === "style" ? element.children : [];
    if (text && "data" in text) text.data = moveInCss(textContent(text), base);
  }
}
