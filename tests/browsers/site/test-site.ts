import type { IncomingMessage, ServerResponse } from "node:http";
import { startLocalServer } from "../../support/local-server.ts";
import { sitePort } from "../../support/servers.ts";
import { recordMessages } from "./page-messages.ts";

/** Where `npm start` serves the build; another one than for `npm test`. */
export const servedPort = sitePort + 2;
export const servedUrl = `http://127.0.0.1:${servedPort}`;

export interface TestSite {
  /** Where it stands, without a slash at the end. */
  url: string;
  /** Changes every document on its way to the browser. */
  change(html: string): string;
  /** Every path that was asked for. */
  requests: string[];
  /** While it is set, answers to such paths wait for it. */
  hold?: { paths: RegExp; until: Promise<void> };
  reset(): void;
  close(): void;
}

/** For changes that the policy would refuse. */
export const withoutPolicy = (html: string) =>
  html.replace(/<meta http-equiv="Content-Security-Policy"[^>]*>/, "");

/** Before the policy, which counts from where it stands on. */
const withRecorder = (html: string) =>
  html.replace("<head>", `<head><script>(${recordMessages})()</script>`);

/** The served build with changed documents, one for each worker. */
export async function startTestSite(): Promise<TestSite> {
  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const [pathname = ""] = (request.url ?? "/").split("?");
    site.requests.push(pathname);
    if (site.hold?.paths.test(pathname)) await site.hold.until;
    const original = await fetch(servedUrl + request.url, {
      headers: { "Accept-Encoding": "identity" },
      redirect: "manual",
    });
    const headers = Object.fromEntries(original.headers);
    let body = Buffer.from(await original.arrayBuffer());
    if (headers["content-type"]?.startsWith("text/html")) {
      body = Buffer.from(site.change(body.toString()));
      headers["content-length"] = String(body.length);
      // The next check may want the same document with another change.
      headers["cache-control"] = "no-cache";
      delete headers.etag;
    }
    response.writeHead(original.status, headers).end(body);
  }

  const server = await startLocalServer((request, response) => {
    answer(request, response).catch(() => response.destroy());
  });
  const site: TestSite = {
    ...server,
    change: withRecorder,
    requests: [],
    reset() {
      site.change = withRecorder;
      site.requests.length = 0;
      delete site.hold;
    },
  };
  return site;
}
