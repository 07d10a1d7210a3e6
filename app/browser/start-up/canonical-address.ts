import { cleanPath } from "../../lib/clean-path.ts";

/** The former site used URLs like "#/about" and "#!/about". */
const oldLink = /^#!?(\/.*)/;

const withoutWww = (hostname: string) => hostname.replace(/^www\./, "");

/**
 * The URL that a visitor of `href` should be at: the page that an old link means, on the host of
 * `siteUrl` (the home page) if the current host differs only by "www.". Never another site: the old
 * link is only ever used as a path.
 */
export function canonicalAddress(href: string, siteUrl: string, referrer: string): string {
  const here = new URL(href);
  const site = new URL(siteUrl);
  // A referrer on this host means that the server redirected back here: avoid a redirect loop.
  const isSentBack = referrer.startsWith(`${here.origin}/`);
  const isVariant =
    here.host !== site.host && withoutWww(here.host) === withoutWww(site.host) && !isSentBack;
  const oldPath = here.pathname === site.pathname ? oldLink.exec(here.hash)?.[1] : undefined;

  const page = oldPath ? new URL(here.origin + oldPath) : new URL(href);
  const path = cleanPath(page.pathname);
  // Old links are relative to the home page; in a folder, only the home page ends with a slash.
  if (oldPath) page.pathname = site.pathname + path.slice(1);
  else page.pathname = `${path}/` === site.pathname ? site.pathname : path;
  if (oldPath && !page.search) page.search = here.search;
  if (isVariant) {
    page.protocol = site.protocol;
    page.host = site.host;
  }
  return page.href;
}
