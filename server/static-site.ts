import { createReadStream, existsSync } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import path from "node:path";
import sirv from "sirv";
import { base as siteBase } from "../app/base.ts";
import { cacheControl, everywhere, fileHeaders } from "../deploy/headers.ts";

type Handler = (request: IncomingMessage, response: ServerResponse) => void;

function setHeaders(response: ServerResponse, pathname: string): void {
  const headers = { ...everywhere, ...fileHeaders(pathname) };
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
  response.setHeader("Cache-Control", cacheControl(pathname));
}

/** No index.html, no doubled slashes, no letters in disguise; a slash at the end is served as it is. */
function normalizedPath(pathname: string): string {
  const plain = pathname.replace(
    /%(2d|2e|3[0-9]|4[1-9a-f]|5[0-9a]|5f|6[1-9a-f]|7[0-9ae])/gi,
    (code) => String.fromCharCode(Number.parseInt(code.slice(1), 16)),
  );
  return plain.replace(/\/{2,}/g, "/").replace(/\/index\.html$/, "/");
}

/** The encoding of the file that is made for this visitor's browser. */
function encodingFor(request: IncomingMessage): { name: string; ending: string } | undefined {
  const accepted = String(request.headers["accept-encoding"] ?? "");
  if (/\bbr\b/.test(accepted)) return { name: "br", ending: ".br" };
  return /\bgzip\b/.test(accepted) ? { name: "gzip", ending: ".gz" } : undefined;
}

/** The page for an address that does not exist; stories have one of their own. */
const errorPageFor = (pathname: string) =>
  /^\/case-study\/./.test(pathname) ? "case-study/404.html" : "404.html";

/** Where a request should have asked: at the one spelling of an address, below the base. */
function redirectFor(pathname: string, base: string): string | undefined {
  const normalized = normalizedPath(pathname);
  const isHome = normalized === "/" || `${normalized}/` === base;
  const address = isHome ? base : normalized;
  return address === pathname ? undefined : address;
}

/**
 * Answers like the static host that the site is made for: files, our headers, 404.html with status 404.
 * `base` is the folder that the site has there; the root leads to it.
 */
export function serveSite(directory: string, base = siteBase): Handler {
  if (!existsSync(path.join(directory, "404.html")))
    throw new Error(`${directory} holds no build of the site.`);
  const files = sirv(directory, { brotli: true, gzip: true, etag: true, setHeaders });

  const answerNotFound: Handler = (request, response) => {
    const encoding = encodingFor(request);
    const page = path.join(directory, errorPageFor(request.url ?? "/"));
    setHeaders(response, "/404.html");
    if (encoding) response.setHeader("Content-Encoding", encoding.name);
    response.writeHead(404, {
      "Content-Type": "text/html; charset=utf-8",
      Vary: "Accept-Encoding",
    });
    if (request.method === "HEAD") response.end();
    else createReadStream(page + (encoding?.ending ?? "")).pipe(response);
  };

  return (request, response) => {
    if (request.method !== "GET" && request.method !== "HEAD") {
      response.writeHead(405, { Allow: "GET, HEAD" }).end();
      return;
    }
    const [pathname = "/", query] = (request.url ?? "/").split("?", 2);
    const search = query === undefined ? "" : `?${query}`;
    const elsewhere = redirectFor(pathname, base);
    if (elsewhere) {
      // The way from the root is for this folder only: browsers keep a 301 for good.
      response.writeHead(pathname === "/" ? 302 : 301, { Location: elsewhere + search }).end();
      return;
    }
    // Files lie as if the site were at the root; outside of its folder there is nothing.
    const isBelow = pathname.startsWith(base);
    const within = pathname.slice(base.length - 1);
    if (isBelow) request.url = within + search;
    if (!isBelow || /^\/(case-study\/)?(404|500)(\.html)?\/?$/.test(within))
      answerNotFound(request, response);
    else files(request, response, () => answerNotFound(request, response));
  };
}
