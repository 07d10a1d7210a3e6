import { headersFile, redirectsFile } from "../headers.ts";
import { apacheFile } from "./apache.ts";

export interface Layout {
  /** `about.html` instead of `about/index.html`, for hosts that would redirect /about to /about/. */
  flat: boolean;
  /** Whether it redirects former addresses; for others, a page leads on from each. */
  redirects: boolean;
  /** Whether the host serves the build's .br and .gz files; other hosts compress on their own. */
  compressed: boolean;
  /** Configuration files in the folder, for a site at `base`. */
  files: (base: string) => Record<string, string>;
}

const withHeaders = (twins?: string) => (base: string) => ({
  _headers: headersFile(base, twins),
  _redirects: redirectsFile(base),
});
const server: Layout = { flat: false, redirects: true, compressed: true, files: () => ({}) };

/** Folder layout per host; `npm run host <name>` writes it to build/<name>. */
export const layouts: Record<string, Layout> = {
  netlify: { flat: true, redirects: true, compressed: false, files: withHeaders() },
  cloudflare: { flat: true, redirects: true, compressed: false, files: withHeaders("/*.md") },
  github: { flat: true, redirects: false, compressed: false, files: () => ({}) },
  // Its redirects are read from the repository, and may not be there yet.
  vercel: { flat: false, redirects: false, compressed: false, files: () => ({}) },
  nginx: server,
  caddy: server,
  apache: { ...server, files: (base) => ({ ".htaccess": apacheFile(base) }) },
};
