import { createServer, type RequestListener, type Server } from "node:http";
import type { Duplex } from "node:stream";
import { everywhere } from "../deploy/headers.ts";

/** How much patience the server has, in milliseconds. */
export interface Patience {
  /** For the headers of a request, from its first byte or the opening of the connection. */
  headers: number;
  /** For a whole request. */
  request: number;
  /** For a visitor who neither asks nor takes what was asked for. */
  idle: number;
  /** How often all this is looked at. */
  looks: number;
}

const patience: Patience = { headers: 10_000, request: 15_000, idle: 30_000, looks: 5_000 };

/** What Node cannot read as a request, as a status. */
function statusOf({ code, rawPacket }: NodeJS.ErrnoException & { rawPacket?: Buffer }): string {
  if (code === "ERR_HTTP_REQUEST_TIMEOUT") return "408 Request Timeout";
  if (code !== "HPE_HEADER_OVERFLOW") return "400 Bad Request";
  // Too long a line of headers, or so long an address that its line has no end.
  const isInFirstLine = rawPacket && !rawPacket.subarray(0, 8192).includes("\r\n");
  return isInFirstLine ? "414 URI Too Long" : "431 Request Header Fields Too Large";
}

function refuse(socket: Duplex, status: string, headers: Record<string, string> = {}): void {
  if (!socket.writable) {
    socket.destroy();
    return;
  }
  const all = { ...everywhere, ...headers, "Content-Length": "0", Connection: "close" };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.end(`HTTP/1.1 ${status}\r\n${lines.join("")}\r\n`, () => socket.destroy());
}

/**
 * A server for the open network: whoever sends what is no request, too much of it, or nothing at all
 * for long, gets a status that says so and is let go.
 */
export function carefulServer(listener: RequestListener, patient = patience): Server {
  const server = createServer(
    {
      maxHeaderSize: 16_384,
      headersTimeout: patient.headers,
      requestTimeout: patient.request,
      connectionsCheckingInterval: patient.looks,
      keepAliveTimeout: 5_000,
    },
    listener,
  );
  // Also for those who ask for a file and then do not take it.
  server.setTimeout(patient.idle);
  server.on("clientError", (error, socket) => refuse(socket, statusOf(error)));
  // A method that Node does not treat as a request.
  server.on("connect", (_request, socket) =>
    refuse(socket, "405 Method Not Allowed", { Allow: "GET, HEAD" }),
  );
  return server;
}
