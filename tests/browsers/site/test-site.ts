import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { address } from "../../../app/lib/address.ts";
import { serveSite } from "../../../server/static-site.ts";
import { changed, type Mode } from "./changed-document.ts";
import { witness } from "./witness.ts";

export interface TestSite {
  /** Where it stands, without a slash at the end. */
  url: string;
  /** How documents are changed on their way; each test begins with "watched". */
  mode: Mode;
  /** Every path that was asked for. */
  requests: string[];
  /** While it is set, answers to such paths wait for it. */
  hold?: { paths: RegExp; until: Promise<void> };
  close(): void;
}

async function listen(
  handler: (request: IncomingMessage, response: ServerResponse) => void,
): Promise<{ url: string; close(): void }> {
  const server = createServer(handler).listen(0, "127.0.0.1");
  await once(server, "listening");
  const close = () => {
    server.close();
    server.closeAllConnections();
  };
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, close };
}

/** The built site as `npm start` serves it, with a witness in each document. */
export async function startTestSite(directory: string): Promise<TestSite> {
  const inner = await listen(serveSite(directory));

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const asked = request.url ?? "/";
    const [pathname = ""] = asked.split("?");
    site.requests.push(pathname);
    if (site.hold?.paths.test(pathname)) await site.hold.until;
    if (pathname === address("/witness.js")) {
      response.writeHead(200, { "Content-Type": "text/javascript" }).end(`(${witness})()`);
      return;
    }
    const original = await fetch(inner.url + asked, {
      headers: { "Accept-Encoding": "identity" },
      redirect: "manual",
    });
    const headers = new Headers(original.headers);
    for (const name of ["connection", "content-length", "keep-alive", "transfer-encoding"])
      headers.delete(name);
    const isDocument = headers.get("content-type")?.startsWith("text/html");
    // A copy may be of another mode.
    if (isDocument) headers.set("cache-control", "no-cache");
    const body = isDocument
      ? changed(await original.text(), site.mode)
      : Buffer.from(await original.arrayBuffer());
    response.writeHead(original.status, Object.fromEntries(headers)).end(body);
  }

  const outer = await listen((request, response) => {
    answer(request, response).catch(() => response.destroy());
  });
  const close = () => {
    outer.close();
    inner.close();
  };
  const site: TestSite = { url: outer.url, mode: "watched", requests: [], close };
  return site;
}
