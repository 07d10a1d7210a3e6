import type { Content } from "../content/assemble";
import { addressIn, isPublished } from "../content/edition";

/** The end of a link with the arrow before it, drawings, which take no words, and tags with an address. */
const tags =
  /(?:<svg\b(?:(?!<\/svg>).)*<\/svg>)?<\/a>|<\/?svg\b|<[a-z]+\b[^>]*?\s(?:href|src|action)="\/[^>]*>/gs;
const address = /(\s(?:href|src|action)=")(\/[^"?#]*)/;

/** Where a link is a row of its words and an arrow, the note may go below them. */
const roomForNote = "flex-wrap gap-y-0";

/** The pages that a language has not: what leads there leads to the first language, and says so. */
export function foreignPages({ site, pages, entryPages }: Content) {
  const [first] = site.editions;
  if (!first || !site.edition.folder) return undefined;
  const paths = [...pages, ...entryPages].map(({ path }) => path);
  const others = new Set(paths.filter((path) => !isPublished(site, path)));
  const language = new Intl.DisplayNames(site.language, { type: "language" });
  return {
    code: first.code,
    note: `(${language.of(first.code.replace(/-.*/, ""))})`,
    has: (href: string) => others.has(href.replace(/[?#].*/, "")),
  };
}

/** Leads the links of a page to the pages of its language. Components need not know of it. */
export function inOwnLanguage(html: string, content: Content): string {
  const foreign = foreignPages(content);
  if (!foreign) return html;
  const { code, note, has } = foreign;
  let [isForeign, drawings] = [false, 0];
  return html.replace(tags, (tag) => {
    if (tag.endsWith("</a>")) {
      const said =
        isForeign && !drawings ? `<small class="language-note"> ${note}</small>${tag}` : tag;
      isForeign = false;
      return said;
    }
    if (/^<\/?svg/.test(tag)) {
      drawings += tag.startsWith("</") ? -1 : 1;
      return tag;
    }
    if (/ hreflang=/i.test(tag)) return tag;
    const [, , path = ""] = address.exec(tag) ?? [];
    if (!tag.startsWith("<a ") || !has(path))
      return tag.replace(address, (_, before, path) => before + addressIn(content.site, path));
    isForeign = true;
    return tag
      .replace("<a ", `<a hreflang="${code}" `)
      .replace(' class="', `$&${roomForNote} `)
      .replace(/ aria-label="[^"]*/, `$& ${note}`);
  });
}

/** The same for links that a script makes: their labels say so. */
export function labelsInOwnLanguage<T>(data: T, content: Content): T {
  const foreign = foreignPages(content);
  if (!foreign || !data) return data;
  return JSON.parse(JSON.stringify(data), (_, value) =>
    typeof value?.label === "string" && typeof value.href === "string" && foreign.has(value.href)
      ? { ...value, label: `${value.label} ${foreign.note}`, hreflang: foreign.code }
      : value,
  );
}
