import type { IncomingMessage, ServerResponse } from "node:http";
import { type Answer, everyAnswer } from "./answers.ts";
import { readRange } from "./range.ts";

/** An answer that its status and headers say whole. */
export function say(response: ServerResponse, status: number, headers: string[] = []): void {
  response.writeHead(status, [...everyAnswer, ...headers, "Content-Length", "0"]).end();
}

function send(
  request: IncomingMessage,
  response: ServerResponse,
  status: number,
  headers: string[],
  body: Buffer,
): void {
  response.writeHead(status, headers).end(request.method === "HEAD" ? undefined : body);
}

export function sendNotFound(request: IncomingMessage, response: ServerResponse, answer: Answer) {
  send(request, response, 404, answer.wholeHeaders, answer.body);
}

/** Whether the visitor has what we would send. */
function isKnown({ headers }: IncomingMessage, etag: string): boolean {
  const known = headers["if-none-match"];
  return known !== undefined && (known === "*" || known.includes(etag));
}

/** The part of a file that a request asks for, see readRange. */
function askedPart({ headers, method }: IncomingMessage, { body, etag }: Answer) {
  const isStill = (headers["if-range"] ?? etag) === etag;
  return method === "GET" && isStill ? readRange(headers.range, body.length) : undefined;
}

/** A file that exists: all of it, the part that was asked for, or word that it has not changed. */
export function sendFile(request: IncomingMessage, response: ServerResponse, answer: Answer): void {
  const { body, etag, headers, wholeHeaders } = answer;
  if (isKnown(request, etag)) {
    response.writeHead(304, headers).end();
    return;
  }
  const part = askedPart(request, answer);
  if (part === undefined) send(request, response, 200, wholeHeaders, body);
  else if (part === null) say(response, 416, ["Content-Range", `bytes */${body.length}`]);
  else {
    const bytes = body.subarray(part.start, part.end + 1);
    const place = `bytes ${part.start}-${part.end}/${body.length}`;
    const all = [...headers, "Content-Range", place, "Content-Length", String(bytes.length)];
    send(request, response, 206, all, bytes);
  }
}
