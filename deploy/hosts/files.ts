import { caddyFile } from "./caddy.ts";
import { nginxFile } from "./nginx.ts";
import { vercelFile } from "./vercel.ts";

/** Configuration files outside the site's folder; each build writes them to build/hosts. */
export const hostFiles = (base: string) => ({
  "nginx.conf": nginxFile(base),
  Caddyfile: caddyFile(base),
  "vercel.json": vercelFile(base),
});
