import { headersFile, redirectsFile } from "../headers.ts";
import { apacheFile } from "./apache.ts";

export interface Layout {
  /** `about.html` instead of `about/index.html`, where the host would lead from /about to /about/. */
  flat: boolean;
  /** Whether it sends the .br and .gz of the build; others compress by themselves. */
  compressed: boolean;
  /** Files that it reads from the folder, and what they say for a site at `base`. */
  files: (base: string) => Record<string, string>;
}

const withHeaders = (base: string) => ({
  _headers: headersFile(base),
  _redirects: redirectsFile(base),
});
const server: Layout = { flat: false, compressed: true, files: () => ({}) };

/** How each host wants the files of the build: `npm run host <name>` lays them out in build/<name>. */
export const layouts: Record<string, Layout> = {
  netlify: { flat: true, compressed: false, files: withHeaders },
  cloudflare: { flat: true, compressed: false, files: withHeaders },
  github: { flat: true, compressed: false, files: () => ({}) },
  vercel: { flat: false, compressed: false, files: () => ({}) },
  nginx: server,
  caddy: server,
  apache: { ...server, files: (base) => ({ ".htaccess": apacheFile(base) }) },
};
