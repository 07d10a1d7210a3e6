import type { IncomingMessage, ServerResponse } from "node:http";
import { base as siteBase } from "../app/base.ts";
import { type Answer, readAnswers } from "./answers.ts";
import { chooseEncoding, type Encoding } from "./encoding.ts";
import { say, sendFile, sendNotFound } from "./send.ts";
import { readSite, type SiteFile } from "./site-files.ts";
import { spelledRight, splitAddress } from "./spelling.ts";

type Handler = (request: IncomingMessage, response: ServerResponse) => void;
type Send = (request: IncomingMessage, response: ServerResponse, answer: Answer) => void;

/** The page for an address that does not exist; stories have one of their own. */
const errorPageFor = (within: string) =>
  /^case-study\/./.test(within) ? "case-study/404.html" : "404.html";

/**
 * Answers like the static host that the site is made for: files, our headers, 404.html with status 404.
 * `base` is the folder that the site has there; the root leads to it.
 */
export function serveSite(directory: string, base = siteBase): Handler {
  const { addresses, fileCalled } = readSite(directory, base);
  if (!fileCalled("404.html").encodings.length)
    throw new Error(`${directory} holds no build of the site.`);
  const answerFrom = readAnswers(directory);

  /** What is in memory goes out at once: a promise for each request would be felt. */
  function sendBy(
    send: Send,
    request: IncomingMessage,
    response: ServerResponse,
    file: SiteFile,
    encoding: Encoding,
  ): void {
    const answer = answerFrom(file, encoding);
    if (!(answer instanceof Promise)) send(request, response, answer);
    else
      answer
        .then((read) => send(request, response, read))
        // A file that went away since the start, as while the site is built anew.
        .catch(() => say(response, 503, ["Retry-After", "5"]));
  }

  return (request, response) => {
    if (request.method !== "GET" && request.method !== "HEAD")
      // Whatever comes along with it is not read.
      return say(response, 405, ["Allow", "GET, HEAD", "Connection", "close"]);
    const accepted = request.headers["accept-encoding"] as string | undefined;
    const [pathname, search] = splitAddress(request.url ?? "/");
    const file = addresses.get(pathname);
    if (file) {
      const encoding = chooseEncoding(accepted, file.encodings);
      if (encoding) sendBy(sendFile, request, response, file, encoding);
      else say(response, 406);
      return;
    }
    const address = spelledRight(pathname, base);
    // To what exists, and nowhere else: no address, however spelled, leads a visitor off the site. The
    // way from the root is for this folder only: browsers keep a 301 for good.
    if (addresses.has(address))
      return say(response, pathname === "/" ? 302 : 301, ["Location", address + search]);
    const within = pathname.startsWith(base) ? pathname.slice(base.length) : "";
    const page = fileCalled(errorPageFor(within));
    const encoding = chooseEncoding(accepted, page.encodings) ?? "identity";
    sendBy(sendNotFound, request, response, page, encoding);
  };
}
