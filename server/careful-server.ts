import { createServer, type RequestListener, type Server, type ServerResponse } from "node:http";
import type { Socket } from "node:net";
import type { Duplex } from "node:stream";
import { withoutTls } from "../deploy/headers.ts";
import { say } from "./send.ts";

/** How much patience the server has, in milliseconds. */
export interface Patience {
  /** For the headers of a request, from its first byte or the opening of the connection. */
  headers: number;
  /** For a whole request. */
  request: number;
  /** For a visitor who does not take what was asked for. */
  idle: number;
  /** How often all this is looked at. */
  looks: number;
}

const longestAddress = 8192;

/** For whoever was told no, to hear it and hang up. */
const lingering = 500;

const patience: Patience = { headers: 10_000, request: 15_000, idle: 30_000, looks: 5_000 };

/** What Node cannot read as a request, as a status. */
function statusOf({ code, rawPacket }: NodeJS.ErrnoException & { rawPacket?: Buffer }): string {
  if (code === "ERR_HTTP_REQUEST_TIMEOUT") return "408 Request Timeout";
  if (code !== "HPE_HEADER_OVERFLOW") return "400 Bad Request";
  const hasLines = rawPacket?.includes("\r\n") ?? true;
  return hasLines ? "431 Request Header Fields Too Large" : "414 URI Too Long";
}

const refused = new WeakSet<Duplex>();
/** The answer that was begun last on a connection: who asks without waiting gets them in order. */
const lastAnswers = new WeakMap<Duplex, ServerResponse>();

/** Says no. What is still on its way is read and forgotten, or the answer would be lost with it. */
function refuse(socket: Duplex, status: string, headers: Record<string, string> = {}): void {
  if (refused.has(socket)) return;
  refused.add(socket);
  const all = { ...withoutTls, ...headers, "Content-Length": "0", Connection: "close" };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`);
  const say = () => {
    if (socket.writable) socket.end(`HTTP/1.1 ${status}\r\n${lines.join("")}\r\n`);
  };
  const before = lastAnswers.get(socket);
  if (before && !before.writableFinished) before.once("close", say);
  else say();
  const timer = setTimeout(() => socket.destroy(), lingering);
  socket.on("error", () => socket.destroy()).once("close", () => clearTimeout(timer));
  socket.resume();
}

/**
 * Whoever asks for a file and then does not take it is let go. Node's own timer sees that, and knows
 * slow from stalled; but on every connection it would be felt, so only those get one that are behind.
 */
function letGoOfStalled(server: Server, { idle, looks }: Patience): void {
  const sockets = new Set<Socket>();
  server.on("connection", (socket) => {
    sockets.add(socket);
    socket.once("close", () => sockets.delete(socket));
  });
  const look = setInterval(() => {
    for (const socket of sockets)
      if (socket.writableLength && !socket.timeout) socket.setTimeout(idle);
  }, looks).unref();
  server.once("close", () => clearInterval(look));
}

/**
 * A server for the open network: whoever sends what is no request, too much of it, or nothing at all
 * for long, gets a status that says so and is let go.
 */
export function carefulServer(listener: RequestListener, patient = patience): Server {
  const server = createServer(
    {
      maxHeaderSize: 4 * longestAddress,
      headersTimeout: patient.headers,
      requestTimeout: patient.request,
      connectionsCheckingInterval: patient.looks,
      keepAliveTimeout: 5_000,
      // Nobody listens to the body of a request that has none: a sixth of the work for a request.
      optimizeEmptyRequests: true,
      // Node would refuse these without our headers.
      requireHostHeader: false,
    },
    (request, response) => {
      lastAnswers.set(request.socket, response);
      if (request.headers.host === undefined && request.httpVersion === "1.1")
        say(response, 400, ["Connection", "close"]);
      else if ((request.url ?? "").length > longestAddress) say(response, 414);
      else listener(request, response);
    },
  );
  server.on("checkExpectation", (_request, response) => say(response, 417));
  letGoOfStalled(server, patient);
  server.on("clientError", (error, socket) => refuse(socket, statusOf(error)));
  // A method that Node does not treat as a request.
  server.on("connect", (_request, socket) =>
    refuse(socket, "405 Method Not Allowed", { Allow: "GET, HEAD" }),
  );
  return server;
}
