import { absoluteUrl } from "../lib/absolute-url";
import { contentContext } from "../lib/content-context";
import { lastChanged } from "../lib/last-changed";
import { pagesOf } from "../lib/pages-of";
import type { Route } from "./+types/sitemap";

function entry(path: string, site: { url: string }): string {
  const day = lastChanged(path);
  return `  <url><loc>${absoluteUrl(site, path)}</loc>${day ? `<lastmod>${day}</lastmod>` : ""}</url>`;
}

export function loader({ context }: Route.LoaderArgs) {
  const content = context.get(contentContext);
  const text = `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${pagesOf(content)
  .map(({ address }) => entry(address, content.site))
  .join("\n")}
</urlset>
`;
  return new Response(text, { headers: { "Content-Type": "application/xml" } });
}
