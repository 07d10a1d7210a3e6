/** Path and query of what a request asks for; with the host before it, as proxies ask. */
export function splitAddress(url: string): [pathname: string, search: string] {
  const address = url.startsWith("/") ? url : url.replace(/^https?:\/\/[^/?#]*/i, "") || "/";
  const end = address.search(/[?#]/);
  return end < 0 ? [address, ""] : [address.slice(0, end), address.slice(end)];
}

/** No index.html, no doubled slashes, no letters in disguise; a slash at the end is served as it is. */
function normalizedPath(pathname: string): string {
  const plain = pathname.replace(
    /%(2d|2e|3[0-9]|4[1-9a-f]|5[0-9a]|5f|6[1-9a-f]|7[0-9ae])/gi,
    (code) => String.fromCharCode(Number.parseInt(code.slice(1), 16)),
  );
  return plain.replace(/\/{2,}/g, "/").replace(/\/index\.html$/, "/");
}

/** At which spelling of its address a request should have asked, below the base; maybe the same. */
export function spelledRight(pathname: string, base: string): string {
  const normalized = normalizedPath(pathname);
  const isHome = normalized === "/" || `${normalized}/` === base;
  return isHome ? base : normalized;
}
