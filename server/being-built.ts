import type { RequestListener } from "node:http";

/** A bar that moves, and the page itself as soon as it is there: nobody has to read a sentence. */
const page = "<!doctype html><title>503</title><progress></progress>";

/** For whoever started the server: what visitors get comes from a host that has all files. */
export const showBeingBuilt: RequestListener = (_request, response) => {
  const again = { "Retry-After": "5", Refresh: "5" };
  response.writeHead(503, { "Content-Type": "text/html", ...again }).end(page);
};
