import { base } from "../base";
import { absoluteUrl } from "../lib/absolute-url";

export function loader() {
  const text = `User-agent: *
Allow: ${base}

Sitemap: ${absoluteUrl("/sitemap.xml")}
`;
  return new Response(text, { headers: { "Content-Type": "text/plain" } });
}
