import { type ReadStream, readdirSync } from "node:fs";
import type { IncomingHttpHeaders, RequestListener, ServerResponse } from "node:http";
import path from "node:path";
import sirv from "sirv";
import { base as siteBase } from "../app/base.ts";
import { withoutTls } from "../app/security-headers.ts";
import { cacheControl, fileHeaders } from "../deploy/headers.ts";
import { errorPagesAt, formerAt, moreTypes, privatePattern } from "../deploy/hosts/table.ts";
import { showBeingBuilt } from "./being-built.ts";

/** Maps every URL to its file. Request paths are only looked up here, to prevent path traversal. */
function readAddresses(directory: string, base: string): Map<string, string> {
  const addresses = new Map<string, string>();
  for (const entry of readdirSync(directory, { recursive: true, withFileTypes: true })) {
    const name = path.relative(directory, path.join(entry.parentPath, entry.name));
    const file = `/${name.replaceAll("\\", "/")}`;
    const address = encodeURI(base + file.slice(1));
    const isHidden = RegExp(privatePattern(base)).test(address);
    if (!entry.isFile() || isHidden || errorPagesAt(base).all.includes(address)) continue;
    const page = address.replace(/\/index\.html$/, "/");
    addresses.set(page, file);
    if (page !== address && page !== base) addresses.set(page.slice(0, -1), file);
  }
  return addresses;
}

/** sirv misreads suffix ranges, fails on reversed ones, and ignores If-Range. */
function dropOddRange(headers: IncomingHttpHeaders): void {
  const [, from, to = Infinity] = /^bytes=(\d{1,15})-(\d{1,15})?$/.exec(headers.range ?? "") ?? [];
  if (headers["if-range"] || !(Number(from) < Number(to))) delete headers.range;
}

/** Serves the build like a static host. `base` is the site's folder; the root redirects to it. */
export function serveSite(
  directory: string,
  base = siteBase,
  former = formerAt(base),
): RequestListener {
  const addresses = readAddresses(directory, base);
  // Pages answer to any letter case; a file is found by its exact name alone.
  const pages = [...addresses].filter(([, file]) => file.endsWith("/index.html"));
  const inSmallLetters = new Map(pages.map(([address]) => [address.toLowerCase(), address]));
  const { missing, folders } = errorPagesAt(base);
  // "dev" reads file sizes on each request, because a new build changes them.
  const options = { dev: true, etag: true, brotli: true, gzip: true, extensions: [] };
  const serve = sirv(directory, options);

  return (request, response) => {
    const [, pathname = "", query = ""] = /^([^?]*)(.*)$/s.exec(request.url ?? "") ?? [];
    response.setHeaders(new Headers(withoutTls));
    if (request.method !== "GET" && request.method !== "HEAD")
      return response.writeHead(405, { Allow: "GET, HEAD" }).end();

    const moved = former.find(({ pattern }) => RegExp(pattern).test(pathname));
    if (moved) return response.writeHead(301, { Location: moved.to + query }).end();

    let file = addresses.get(pathname);
    if (!file) {
      const decoded = pathname.replace(/%(2[de]|[3-7][\da-f])/gi, decodeURIComponent);
      const canonical = decoded.replace(/\/{2,}/g, "/").replace(/\/index\.html$/, "/");
      const page = inSmallLetters.get(canonical.toLowerCase());
      const target = canonical === "/" || `${canonical}/` === base ? base : (page ?? canonical);
      // Only known URLs, never off the site. 302 for the root: browsers cache 301s, and base may change.
      if (addresses.has(target))
        return response.writeHead(pathname === "/" ? 302 : 301, { Location: target + query }).end();
      const folder = folders.find(({ pattern }) => RegExp(pattern).test(pathname));
      const errorPage = folder?.page ?? missing;
      file = errorPage.slice(base.length - 1);
      // Prevents sirv from answering an error page with 200, 206 or 304.
      request.headers = { "accept-encoding": request.headers["accept-encoding"] };
      const writeHead = response.writeHead.bind(response) as (...args: unknown[]) => ServerResponse;
      response.writeHead = (status: number, ...headers: unknown[]) =>
        writeHead(status === 200 ? 404 : status, ...headers);
    }

    dropOddRange(request.headers);
    // sirv leaks the open file when a client disconnects, and crashes on a read error.
    response.on("pipe", (source: ReadStream) => {
      source.on("error", () => response.destroy());
      response.on("close", () => source.destroy());
    });
    const type = moreTypes[path.extname(file).slice(1)];
    if (type) response.setHeader("Content-Type", type);
    response.setHeaders(new Headers({ ...fileHeaders(file), "Cache-Control": cacheControl(file) }));
    request.url = encodeURI(file);
    serve(request, response, () => showBeingBuilt(request, response));
  };
}
