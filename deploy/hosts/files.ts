import { caddyFile } from "./caddy.ts";
import { nginxFile } from "./nginx.ts";
import { vercelFile } from "./vercel.ts";

const root = "/srv/site";

/**
 * Files that hosts read from elsewhere than from the site, by their place in the project, where they
 * are for a site at the root; each build writes them to build/hosts for the base that it has.
 */
export const hostFiles = (base: string): Record<string, string> => ({
  "deploy/nginx.conf": nginxFile({ base, root, listen: "80" }),
  "deploy/Caddyfile": caddyFile({ base, root, listen: "8080" }),
  "vercel.json": vercelFile(base),
});
