import type { RequestListener } from "node:http";

export const sayBeingBuilt: RequestListener = (_request, response) => {
  response.writeHead(503, { "Content-Type": "text/plain", "Retry-After": "5" });
  response.end("The site is being built. Try again in a few seconds.\n");
};
