import type { Content } from "./content/assemble";
import { addressIn, isPublished } from "./content/edition";

/** Tags that a page says an address in, the ends of links, and drawings, which take no words. */
const tags = /<\/a>|<\/?svg\b|<[a-z]+\b[^>]*?\s(?:href|src|action)="\/[^>]*>/g;
const address = /(\s(?:href|src|action)=")(\/[^"?#]*)/;

/**
 * Leads the links of a page to the pages of its language. A page that is not translated is that of the first
 * language, and its link says so. Components need not know of it.
 */
export function inOwnLanguage(html: string, { site, pages, entryPages }: Content): string {
  const [first] = site.editions;
  if (!first || !site.edition.folder) return html;
  const others = new Set(
    [...pages, ...entryPages].map(({ path }) => path).filter((path) => !isPublished(site, path)),
  );
  const language = new Intl.DisplayNames(site.language, { type: "language" });
  const note = `(${language.of(first.code.replace(/-.*/, ""))})`;
  let [isForeign, drawings] = [false, 0];
  return html.replace(tags, (tag) => {
    if (/^<\/?svg/.test(tag)) drawings += tag.startsWith("</") ? -1 : 1;
    if (/ hreflang=/i.test(tag)) return tag;
    const ends = tag === "</a>" && isForeign;
    if (tag.startsWith("<a ") || tag === "</a>") isForeign = false;
    if (ends) return drawings ? tag : ` <small>${note}</small></a>`;
    const [, , path = ""] = address.exec(tag) ?? [];
    isForeign = tag.startsWith("<a ") && others.has(path);
    if (isForeign)
      return tag
        .replace("<a ", `<a hreflang="${first.code}" `)
        .replace(/ aria-label="[^"]*/, `$& ${note}`);
    return tag.replace(address, (_, before, path) => before + addressIn(site, path));
  });
}
