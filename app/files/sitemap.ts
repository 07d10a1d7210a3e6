import { absoluteUrl } from "../lib/absolute-url";
import { lastChanged } from "../lib/last-changed";
import { canonicalPages } from "../lib/pages";

function entry(path: string): string {
  const day = lastChanged(path);
  return `  <url><loc>${absoluteUrl(path)}</loc>${day ? `<lastmod>${day}</lastmod>` : ""}</url>`;
}

export function loader() {
  const text = `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${canonicalPages.map(entry).join("\n")}
</urlset>
`;
  return new Response(text, { headers: { "Content-Type": "application/xml" } });
}
