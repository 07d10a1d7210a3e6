/** What the protocol allows in one file. */
const mostAddresses = 50_000;

/** The files that sitemap.xml is then an index of; none where it holds all addresses itself. */
export function sitemapParts<T>(pages: readonly T[], most = mostAddresses): Map<string, T[]> {
  const parts = new Map<string, T[]>();
  if (pages.length > most)
    for (let first = 0; first < pages.length; first += most)
      parts.set(`/sitemap-${parts.size + 1}.xml`, pages.slice(first, first + most));
  return parts;
}
