import { bandKinds, kindOf } from "../app/bands/kinds.ts";
import { placesOf } from "../app/bands/places.ts";
import type { Content } from "../app/content/assemble.ts";
import { readWithDrafts } from "../app/content/read-content.ts";
import { escapeXml } from "../app/files/escape-xml.ts";
import { listPage } from "./list-page.ts";

/** Where bands of a kind stand: on pages by their names, of services and case studies on the first. */
function usesOf(kind: string, { pages, entryPages }: Content) {
  const named = [
    ...pages.map(({ name, path, bands }) => ({ page: name, path, bands })),
    ...entryPages.map(({ entry, path, bands }) => ({ page: entry.title, path, bands })),
  ];
  return named.flatMap(({ page, path, bands }) => {
    const at = bands.findIndex(({ band }) => band === kind);
    return at < 0 ? [] : [{ page, address: `${path}#${placesOf(bands)[at]?.anchor}` }];
  });
}

const shown = 6;

function rowOf(kind: string, content: Content): string {
  const uses = usesOf(kind, content);
  const links = uses
    .slice(0, shown)
    .map(({ page, address }) => `<a href="${address}" target="_blank">${escapeXml(page)}</a>`);
  const more = uses.length > shown ? ` and ${uses.length - shown} more` : "";
  const [first] = uses;
  const title = escapeXml(kindOf(kind).title);
  return `<li><h2>${title}</h2><p>${escapeXml(kindOf(kind).about)}</p>
    ${first ? `<iframe loading="lazy" tabindex="-1" title="${title}" src="${first.address}"></iframe>` : ""}
    <p>${first ? `Used on ${links.join(", ")}${more}.` : "No page uses it yet."}</p>`;
}

/** /edit/bands: every kind of band as a page has it. */
export function bandsPage(): string {
  const { content } = readWithDrafts();
  const rows = content ? bandKinds.map(({ kind }) => rowOf(kind, content)) : [];
  const about =
    "<p>A page is a list of bands. Here is each kind with words from this site, when to use it and where it is used.</p>";
  return listPage("Kinds of bands", about, `<ul>${rows.join("")}</ul>`);
}
