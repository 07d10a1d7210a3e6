import { absoluteUrl } from "../lib/absolute-url";
import { lastChanged } from "../lib/last-changed";
import { canonicalPages } from "../lib/pages";
import { sitemapParts } from "../lib/sitemap-parts";
import type { Route } from "./+types/sitemap";

function xml(root: "urlset" | "sitemapindex", entries: readonly string[]): string {
  return `<?xml version="1.0" encoding="UTF-8"?>
<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${entries.join("\n")}
</${root}>
`;
}

const addresses = (pages: readonly string[]) =>
  xml(
    "urlset",
    pages.map(
      (path) =>
        `  <url><loc>${absoluteUrl(path)}</loc><lastmod>${lastChanged(path)}</lastmod></url>`,
    ),
  );

/** The text of sitemap.xml, and of its parts where there are too many addresses for one file. */
export function sitemapText(file: string, pages: readonly string[], most?: number): string {
  const parts = sitemapParts(pages, most);
  const part = parts.get(file);
  if (part || !parts.size) return addresses(part ?? pages);
  return xml(
    "sitemapindex",
    [...parts.keys()].map((name) => `  <sitemap><loc>${absoluteUrl(name)}</loc></sitemap>`),
  );
}

export function loader({ request }: Route.LoaderArgs) {
  const text = sitemapText(new URL(request.url).pathname, canonicalPages);
  return new Response(text, { headers: { "Content-Type": "application/xml" } });
}
