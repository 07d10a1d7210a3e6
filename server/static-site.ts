import { createReadStream, existsSync } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import path from "node:path";
import sirv from "sirv";
import { cacheControl, contentType, everywhere } from "../deploy/headers.ts";

type Handler = (request: IncomingMessage, response: ServerResponse) => void;

function setHeaders(response: ServerResponse, pathname: string): void {
  for (const [name, value] of Object.entries(everywhere)) response.setHeader(name, value);
  response.setHeader("Cache-Control", cacheControl(pathname));
  const type = contentType(pathname);
  if (type) response.setHeader("Content-Type", type);
}

/** Answers like the static host that the site is made for: files, our headers, 404.html with status 404. */
export function serveSite(directory: string): Handler {
  const notFoundPage = path.join(directory, "404.html");
  if (!existsSync(notFoundPage)) throw new Error(`${directory} holds no build of the site.`);
  const files = sirv(directory, { brotli: true, gzip: true, etag: true, setHeaders });

  return (request, response) => {
    if (request.method !== "GET" && request.method !== "HEAD") {
      response.writeHead(405, { Allow: "GET, HEAD" }).end();
      return;
    }
    files(request, response, () => {
      setHeaders(response, "/404.html");
      response.writeHead(404, { "Content-Type": "text/html; charset=utf-8" });
      if (request.method === "HEAD") response.end();
      else createReadStream(notFoundPage).pipe(response);
    });
  };
}
