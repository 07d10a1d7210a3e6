import { type IncomingHttpHeaders, Agent as PlainAgent, request as plain } from "node:http";
import { Agent as SecureAgent, request as secure } from "node:https";
import { brotliDecompressSync, gunzipSync } from "node:zlib";

export interface Answer {
  status: number;
  headers: Record<string, string>;
  /** As a browser reads it, whatever encoding it came in. */
  text: string;
  /** What came over the wire. */
  bytes: number;
}

export type Ask = (
  address: string,
  options?: { method?: string; headers?: Record<string, string> },
) => Promise<Answer>;

const oneValue = (headers: IncomingHttpHeaders) =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value ?? "")]));

function decoded(body: Buffer, encoding = ""): string {
  if (!body.length) return "";
  if (encoding === "br") return brotliDecompressSync(body).toString();
  return (encoding === "gzip" ? gunzipSync(body) : body).toString();
}

/**
 * Asks a host, word for word: `fetch` would follow redirects, choose the encoding and tidy the
 * address. Nothing is sent but GET, HEAD and one POST without a body.
 */
export function asker(origin: string): Ask {
  const isSecure = origin.startsWith("https:");
  const agent = new (isSecure ? SecureAgent : PlainAgent)({ keepAlive: true, maxSockets: 6 });
  const { hostname, port } = new URL(origin);
  return (address, { method = "GET", headers = {} } = {}) =>
    new Promise((resolve, reject) => {
      const options = { hostname, port, path: address, method, agent, timeout: 20_000 };
      const sent = (isSecure ? secure : plain)(
        { ...options, headers: { "User-Agent": "doctor", ...headers } },
        (response) => {
          const parts: Buffer[] = [];
          response.on("data", (part: Buffer) => parts.push(part));
          response.on("error", reject);
          response.on("end", () => {
            const body = Buffer.concat(parts);
            try {
              resolve({
                status: response.statusCode ?? 0,
                headers: oneValue(response.headers),
                text: decoded(body, response.headers["content-encoding"]),
                bytes: body.length,
              });
            } catch (error) {
              reject(new Error(`${address} does not decode: ${error}`));
            }
          });
        },
      );
      sent.on("timeout", () => sent.destroy(new Error(`${address} had no answer in 20 s`)));
      sent.on("error", reject);
      sent.end();
    });
}
