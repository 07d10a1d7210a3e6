import { once } from "node:events";
import { writeFileSync } from "node:fs";
import type { Server } from "node:http";
import { type AddressInfo, connect, type Socket } from "node:net";
import path from "node:path";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { carefulServer } from "./careful-server";
import { sendRaw } from "./raw-client.test-helper";
import { makeSmallBuild, secret } from "./small-build.test-helper";
import { serveSite } from "./static-site";

const { folder, remove } = makeSmallBuild();
const large = 20 * 2 ** 20;
let server: Server;
let port = 0;

beforeAll(async () => {
  writeFileSync(path.join(folder, "large.pdf"), Buffer.alloc(large));
  // A hundredth of the patience that visitors have, so that a test need not wait.
  const short = { headers: 300, request: 400, idle: 500, looks: 50 };
  server = carefulServer(serveSite(folder), short).listen(0, "127.0.0.1", 2000);
  await once(server, "listening");
  port = (server.address() as AddressInfo).port;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
  remove();
});

const ask = (path: string, ...headers: string[]) =>
  [`GET ${path} HTTP/1.1`, "Host: a", ...headers, "", ""].join("\r\n");
const connections = () =>
  new Promise<number>((resolve) => server.getConnections((_error, count) => resolve(count)));
const untilAllAreGone = () =>
  vi.waitFor(async () => expect(await connections()).toBe(0), { timeout: 10_000 });

it.each([
  ["traversal", ask("/../secret.txt"), 404],
  ["encoded traversal", ask("/%2e%2e/secret.txt"), 404],
  ["doubly encoded traversal", ask("/%252e%252e%252fsecret.txt"), 404],
  ["traversal with backslashes", ask("/..\\..\\secret.txt"), 404],
  ["an encoded slash", ask("/about%2findex.html"), 404],
  ["an encoded null byte", ask("/about%00.html"), 404],
  ["a raw null byte", ask("/about\0"), 400],
  ["a link out of the build", ask("/link.txt"), 404],
  ["the headers of the host", ask("/_headers"), 404],
  ["its redirects", ask("/_redirects"), 404],
  ["the mark of completeness", ask("/.complete"), 404],
  ["a compressed twin by name", ask("/about/index.html.br"), 404],
  ["a percent sign alone", ask("/%"), 404],
  ["an address of 10 KB", ask(`/${"a".repeat(10_000)}`), 414],
  ["a header of 100 KB", ask("/", `X: ${"a".repeat(100_000)}`), 431],
  ["two hundred headers", ask("/", ...Array.from({ length: 200 }, (_, i) => `X${i}: a`)), 200],
  ["another method", ask("/").replace("GET", "DELETE"), 405],
  ["no method at all", ask("/").replace("GET", "G:T"), 400],
  ["a tunnel", ask("a:443").replace("GET", "CONNECT"), 405],
  ["two lengths", ask("/", "Content-Length: 1", "Content-Length: 2"), 400],
  ["length and chunks", ask("/", "Content-Length: 1", "Transfer-Encoding: chunked"), 400],
  ["no host", "GET / HTTP/1.1\r\n\r\n", 400],
  ["an expectation", ask("/", "Expect: miracles"), 417],
  ["a range behind the end", ask("/", "Range: bytes=99999-"), 416],
  ["the last none of its bytes", ask("/", "Range: bytes=-0"), 416],
  ["a range backwards", ask("/", "Range: bytes=5-2"), 200],
  ["several ranges", ask("/", "Range: bytes=0-1,3-4"), 200],
  ["a range of what has changed", ask("/", "Range: bytes=0-1", 'If-Range: "old"'), 200],
  ["a range", ask("/", "Range: bytes=2-5"), 206],
  ["no encoding at all", ask("/", "Accept-Encoding: *;q=0"), 406],
  ["an encoding twice, with both answers", ask("/", "Accept-Encoding: br;q=0, br;q=1"), 200],
  ["what is known", ask("/", "If-None-Match: *"), 304],
])("answers %s", async (_name, request, status) => {
  const [answer] = await sendRaw(port, [request]);
  expect(answer?.status).toBe(status);
  expect(answer?.headers["x-content-type-options"]).toBe("nosniff");
  expect(String(answer?.body)).not.toContain(secret);
});

it("leads nobody off the site, however an address is spelled", async () => {
  const spellings = ["//evil.example", "//evil.example/..", "/\\evil.example", "///evil.example/"];
  const answers = await sendRaw(
    port,
    spellings.map((path) => ask(path)),
  );
  expect(answers.map(({ status }) => status)).toEqual(spellings.map(() => 404));
});

it("sends the bytes that were asked for", async () => {
  const whole = (await sendRaw(port, [ask("/images/a.png")]))[0]?.body.toString() ?? "";
  const [part, last] = await sendRaw(port, [
    ask("/images/a.png", "Range: bytes=2-5"),
    ask("/images/a.png", "Range: bytes=-3"),
  ]);
  expect([String(part?.body), part?.headers["content-range"]]).toEqual([
    whole.slice(2, 6),
    `bytes 2-5/${whole.length}`,
  ]);
  expect(String(last?.body)).toBe(whole.slice(-3));
});

it.each([
  ["sends nothing", ""],
  ["never finishes its headers", "GET / HTTP/1.1\r\nHost: a\r\nX: "],
  ["never sends the body that it has announced", ask("/", "Content-Length: 10")],
])("lets a client go that %s", async (_name, start) => {
  const socket = connect(port, "127.0.0.1", () => socket.write(start));
  const [answer] = start ? await once(socket, "data") : [""];
  await once(socket.resume(), "close");
  expect(String(answer).slice(9, 12)).toBe(start ? (start.endsWith(" ") ? "408" : "200") : "");
});

it("lets a client go that does not take what it asked for", async () => {
  const socket = connect(port, "127.0.0.1", () => socket.write(ask("/large.pdf")));
  socket.on("error", () => {}).pause();
  await once(socket, "connect");
  await untilAllAreGone();
  socket.destroy();
});

it("survives downloads that break off, and forgets them", async () => {
  await Promise.all(
    Array.from({ length: 200 }, async () => {
      const socket = connect(port, "127.0.0.1", () => socket.write(ask("/large.pdf")));
      await once(socket, "data");
      socket.resetAndDestroy();
    }),
  );
  await untilAllAreGone();
  expect((await sendRaw(port, [ask("/about")]))[0]?.status).toBe(200);
});

it("answers a thousand connections that are open at once", async () => {
  const sockets: Socket[] = await Promise.all(
    Array.from({ length: 1000 }, async () => {
      const socket = connect(port, "127.0.0.1");
      await once(socket, "connect");
      return socket;
    }),
  );
  const statuses = await Promise.all(
    sockets.map(async (socket) => {
      socket.write(ask("/about"));
      const [chunk] = await once(socket, "data");
      return String(chunk).slice(9, 12);
    }),
  );
  for (const socket of sockets) socket.destroy();
  expect(new Set(statuses)).toEqual(new Set(["200"]));
  await untilAllAreGone();
});
