import { once } from "node:events";
import type { Server } from "node:http";
import type { AddressInfo } from "node:net";
import { setImmediate } from "node:timers/promises";
import { promisify } from "node:util";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { expect, it, vi } from "vitest";
import { carefulServer } from "./careful-server";
import { type Attempt, hostileRequests } from "./hostile-requests.test-helper";
import { type RawAnswer, sendRaw } from "./raw-client.test-helper";
import { makeSmallBuild, notFoundPages, secret, served } from "./small-build.test-helper";
import { serveSite } from "./static-site";

const total = 20_000;
const lanes = 8;
const seed = Number(process.env.SEED ?? 15);

setFlagsFromString("--expose-gc");
const collectGarbage = runInNewContext("gc") as () => void;

/** Once nobody is connected: what then is left is kept for good. */
async function megabytesInUse(server: Server): Promise<number> {
  const connections = promisify(server.getConnections.bind(server));
  await vi.waitFor(async () => expect(await connections()).toBe(0), { timeout: 10_000 });
  // Twice: what is released from outside of the heap, the first time only finds.
  for (let round = 0; round < 2; round++) {
    collectGarbage();
    await setImmediate();
  }
  const { heapUsed, external } = process.memoryUsage();
  return (heapUsed + external) / 2 ** 20;
}

const readable = new Set([...Object.values(served), ...notFoundPages, ""]);

function decoded({ headers, body }: RawAnswer): string {
  if (!body.length) return "";
  const encoding = headers["content-encoding"];
  const plain = encoding === "br" ? brotliDecompressSync : gunzipSync;
  return String(encoding ? plain(body) : body);
}

/** What is wrong with an answer; nothing, as a rule. */
function problemOf({ statuses }: Attempt, answer: RawAnswer | undefined): string | undefined {
  if (!answer) return "no answer";
  const { status, headers, body } = answer;
  if (!statuses.includes(status)) return `status ${status} instead of ${statuses.join(" or ")}`;
  if (headers["x-content-type-options"] !== "nosniff") return "an answer without our headers";
  const [target = ""] = (headers.location ?? "/").split("?");
  if (!(target in served)) return `leads to ${target}`;
  if (status === 206)
    return body.includes(secret) ||
      (body.length && body.length !== Number(headers["content-length"]))
      ? "a wrong part"
      : undefined;
  return readable.has(decoded(answer)) ? undefined : "a text that is no file of the site";
}

it(`answers ${total} hostile requests (seed ${seed}) with the right status, and keeps nothing of them`, async () => {
  const { folder, remove } = makeSmallBuild();
  const server = carefulServer(serveSite(folder)).listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  const nextAttempt = hostileRequests(seed);
  const problems: string[] = [];
  let sent = 0;

  async function oneConnection(): Promise<void> {
    const attempts: Attempt[] = [];
    while (attempts.length < 60 && !attempts.at(-1)?.isLast) attempts.push(nextAttempt());
    sent += attempts.length;
    const answers = await sendRaw(
      port,
      attempts.map(({ bytes }) => bytes),
    );
    for (const [index, attempt] of attempts.entries()) {
      const problem = problemOf(attempt, answers[index]);
      if (problem) problems.push(`${problem}: ${JSON.stringify(attempt.bytes.slice(0, 300))}`);
    }
  }
  async function sendUntil(count: number): Promise<void> {
    const lane = async () => {
      while (sent < count) await oneConnection();
    };
    await Promise.all(Array.from({ length: lanes }, lane));
  }

  // The first quarter warms up what is compiled and kept; from there on memory stays where it is.
  await sendUntil(total / 4);
  const before = await megabytesInUse(server);
  await sendUntil(total);
  const after = await megabytesInUse(server);
  expect(problems.slice(0, 5)).toEqual([]);
  expect(after - before).toBeLessThan(2);
  expect((await sendRaw(port, ["GET /about HTTP/1.1\r\nHost: a\r\n\r\n"]))[0]?.status).toBe(200);
  server.closeAllConnections();
  server.close();
  remove();
});
