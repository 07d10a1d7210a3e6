import { cleanPath } from "../../lib/clean-path.ts";

/** "#/about", as the addresses of the former site had it, or "#!/about". */
const oldLink = /^#!?(\/.*)/;

const withoutWww = (hostname: string) => hostname.replace(/^www\./, "");

/**
 * Where a visitor should be who has come to `href`: the page that an old link means, on the host that
 * `siteUrl` (the home page) names if this one differs by "www." alone. Never on another site: whatever the address
 * says becomes the path, so nothing in it can name a host.
 */
export function canonicalAddress(href: string, siteUrl: string, referrer: string): string {
  const here = new URL(href);
  const site = new URL(siteUrl);
  // Who comes from this host was sent to the other one and back: by a server that sees it otherwise.
  const isSentBack = referrer.startsWith(`${here.origin}/`);
  const isVariant =
    here.host !== site.host && withoutWww(here.host) === withoutWww(site.host) && !isSentBack;
  const oldPath = here.pathname === site.pathname ? oldLink.exec(here.hash)?.[1] : undefined;

  const page = oldPath ? new URL(here.origin + oldPath) : new URL(href);
  const path = cleanPath(page.pathname);
  // Old links count from the home page, which in a folder is the only page with a slash at its end.
  if (oldPath) page.pathname = site.pathname + path.slice(1);
  else page.pathname = `${path}/` === site.pathname ? site.pathname : path;
  if (oldPath && !page.search) page.search = here.search;
  if (isVariant) {
    page.protocol = site.protocol;
    page.host = site.host;
  }
  return page.href;
}
