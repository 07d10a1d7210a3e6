import { createReadStream, existsSync } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import path from "node:path";
import sirv from "sirv";
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

/** Answers like the static host that the site is made for: files, our headers, 404.html with status 404. */
export function serveSite(directory: string): Handler {
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
    const normalized = normalizedPath(pathname);
    if (normalized !== pathname) {
      response
        .writeHead(301, { Location: normalized + (query === undefined ? "" : `?${query}`) })
        .end();
      return;
    }
    if (/^\/(case-study\/)?(404|500)(\.html)?\/?$/.test(pathname))
      answerNotFound(request, response);
    else files(request, response, () => answerNotFound(request, response));
  };
}
