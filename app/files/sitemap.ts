import { absoluteUrl } from "../lib/absolute-url";
import { lastChanged } from "../lib/last-changed";
import { canonicalPages } from "../lib/pages";

export function loader() {
  const urls = canonicalPages.map(
    (path) => `  <url><loc>${absoluteUrl(path)}</loc><lastmod>${lastChanged(path)}</lastmod></url>`,
  );
  const xml = `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls.join("\n")}
</urlset>
`;
  return new Response(xml, { headers: { "Content-Type": "application/xml" } });
}
