import { caddyFile } from "./caddy.ts";
import { nginxFile } from "./nginx.ts";
import { vercelFile } from "./vercel.ts";

/** Files that hosts read from elsewhere than from the site: each build writes them to build/hosts. */
export const hostFiles = (base: string) => ({
  "nginx.conf": nginxFile(base),
  Caddyfile: caddyFile(base),
  "vercel.json": vercelFile(base),
});
