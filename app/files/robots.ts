import { base } from "../base";
import { absoluteUrl } from "../lib/absolute-url";
import { contentContext } from "../lib/content-context";
import type { Route } from "./+types/robots";

export function loader({ context }: Route.LoaderArgs) {
  const { site } = context.get(contentContext);
  const text = `User-agent: *
Allow: ${base}

${["", ...site.editions.slice(1).map(({ folder }) => folder)]
  .map((folder) => `Sitemap: ${absoluteUrl(site, `${folder}/sitemap.xml`)}\n`)
  .join("")}`;
  return new Response(text, { headers: { "Content-Type": "text/plain" } });
}
