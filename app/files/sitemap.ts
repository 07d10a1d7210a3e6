import { absoluteUrl } from "../lib/absolute-url";
import { lastChanged } from "../lib/last-changed";
import { canonicalPages } from "../lib/pages";

/** What the protocol allows in one file. */
const mostAddresses = 50_000;

export function loader() {
  if (canonicalPages.length > mostAddresses)
    throw new Error(
      `A sitemap holds ${mostAddresses} addresses, and there are ${canonicalPages.length}: write several in app/files/sitemap.ts, and an index of them.`,
    );
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
