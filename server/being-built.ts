import type { RequestListener } from "node:http";

/** For whoever started the server: what visitors get comes from a host that has all files. */
export const sayBeingBuilt: RequestListener = (_request, response) => {
  response.writeHead(503, { "Content-Type": "text/plain", "Retry-After": "5" });
  response.end("The site is being built. Try again in a few seconds.\n");
};
