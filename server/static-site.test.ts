import { once } from "node:events";
import * as fs from "node:fs";
import { createServer } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, expect, it, onTestFinished, vi } from "vitest";
import { type Former, formerAt } from "../deploy/hosts/table";
import { serveSite } from "./static-site";

/** Stands outside of the build, and in files that are for hosts alone. */
const secret = "nobody may read this";
const parent = fs.mkdtempSync(path.join(tmpdir(), "served-"));
afterAll(() => fs.rmSync(parent, { recursive: true }));

/** A build in which each file says its name, and a link leads out of it. */
const folder = path.join(parent, "client");
function write(name: string, content: string | Buffer = name): void {
  fs.mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
  fs.writeFileSync(path.join(folder, name), content);
}
for (const name of [
  "index.html",
  "about/index.html",
  "404.html",
  "case-study/404.html",
  "gone.txt",
])
  write(name);
for (const name of ["../secret.txt", "_headers", "_redirects", ".complete", "index.html.br"])
  write(name, secret);
write("large.pdf", Buffer.alloc(10 * 2 ** 20));
fs.symlinkSync(path.join(parent, "secret.txt"), path.join(folder, "link.txt"));

async function listen(base = "/", former?: Former) {
  const server = createServer(serveSite(folder, base, former)).listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => void server.close().closeAllConnections());
  const { port } = server.address() as AddressInfo;
  const ask = (address: string, headers: Record<string, string> = {}) =>
    fetch(`http://127.0.0.1:${port}${address}`, {
      redirect: "manual",
      headers: { "Accept-Encoding": "identity", ...headers },
    });
  return { port, ask };
}

it.each([
  ["/firm", 301, "/about"],
  ["/Firm/?a=1", 301, "/about?a=1"],
  ["/firmer", 404, null],
  // The page for hosts that cannot redirect is in its place.
  ["/old/us", 301, "/about"],
])("leads from %s with %i to %s, where a page was before", async (address, status, location) => {
  const former = ["/firm", "/old/us"].map((from) => ({
    file: "",
    index: 0,
    name: "",
    from,
    to: "/about",
  }));
  write("old/us/index.html");
  const { ask } = await listen("/", formerAt("/", former));
  const answer = await ask(address);
  expect([answer.status, answer.headers.get("location")]).toEqual([status, location]);
});

it.each([
  ["/a/b/", 200, "index.html"],
  ["/a/b/?a=1", 200, "index.html"],
  ["/a/b/about", 200, "about/index.html"],
  ["/a/b/about/", 200, "about/index.html"],
  ["/a/b/nope", 404, "404.html"],
  ["/a/b/404.html", 404, "404.html"],
  ["/a/b/case-study/nope", 404, "case-study/404.html"],
  ["/a/b/case-study/nope/more", 404, "404.html"],
  ["/about", 404, "404.html"],
  ["/a/bc/about", 404, "404.html"],
  ["/", 302, "/a/b/"],
  ["/?a=1", 302, "/a/b/?a=1"],
  ["/a/b", 301, "/a/b/"],
  ["//a//b//", 301, "/a/b/"],
  ["/a/b/%61bout", 301, "/a/b/about"],
  ["/a/b/about/index.html?a=1", 301, "/a/b/about/?a=1"],
  ["/a/b/About?a=B", 301, "/a/b/about?a=B"],
  ["/A/B/%41BOUT", 301, "/a/b/about"],
  // Files keep their case.
  ["/a/b/Gone.txt", 404, "404.html"],
])("answers %s with %i and %s for a site at /a/b/", async (address, status, expected) => {
  const { ask } = await listen("/a/b/");
  const response = await ask(address);
  expect(response.status).toBe(status);
  expect(response.headers.get("location") ?? (await response.text())).toBe(expected);
});

it("sends the page for what is not there to whoever has it, too", async () => {
  const { ask } = await listen();
  const known = (await ask("/nope")).headers.get("etag") ?? "";
  expect((await ask("/nope", { "If-None-Match": known, Range: "bytes=0-3" })).status).toBe(404);
});

it.each([
  ["bytes=2-5", {}, 206, "out/"],
  ["bytes=6-", {}, 206, "index.html"],
  ["bytes=-3", {}, 200, "about/index.html"],
  ["bytes=5-2", {}, 200, "about/index.html"],
  ["bytes=2-5", { "If-Range": '"of before"' }, 200, "about/index.html"],
  ["bytes=9999-", {}, 416, ""],
])("answers a range of %s %j with %i", async (Range, headers, status, text) => {
  const { ask } = await listen();
  const response = await ask("/about", { Range, ...headers });
  expect([response.status, await response.text()]).toEqual([status, text]);
});

it("shows that the site is being built, without a word, when its files are gone", async () => {
  const { ask } = await listen();
  fs.rmSync(path.join(folder, "gone.txt"));
  const response = await ask("/gone.txt");
  const { headers } = response;
  expect([response.status, headers.get("retry-after"), headers.get("refresh")]).toEqual([
    503,
    "5",
    "5",
  ]);
  expect(await response.text()).toContain("<progress>");
});

const get = (path: string, ...headers: string[]) =>
  [`GET ${path} HTTP/1.1`, "Host: a", "Connection: close", ...headers, "", ""].join("\r\n");

it.each([
  ["traversal", get("/../secret.txt"), 404],
  ["encoded traversal", get("/%2e%2e/secret.txt"), 404],
  ["doubly encoded traversal", get("/%252e%252e%252fsecret.txt"), 404],
  ["traversal with backslashes", get("/..\\..\\secret.txt"), 404],
  ["an encoded slash", get("/about%2findex.html"), 404],
  ["an encoded null byte", get("/about%00.html"), 404],
  ["a raw null byte", get("/about\0"), 400],
  ["a percent sign alone", get("/%"), 404],
  ["another site", get("//evil.example"), 404],
  ["another site with a backslash", get("/\\evil.example/index.html"), 404],
  ["another site by its whole address", get("http://evil.example/about"), 404],
  ["a link out of the build", get("/link.txt"), 404],
  ["the headers of the host", get("/_headers"), 404],
  ["its redirects", get("/_redirects?a"), 404],
  ["the mark of completeness", get("/.complete"), 404],
  ["a compressed file by name", get("/index.html.br"), 404],
  ["a folder", get("/case-study/"), 404],
  ["a property of every object", get("/__proto__"), 404],
  ["an address of 17 KB", get(`/${"a".repeat(17_000)}`), 431],
  ["a header of 17 KB", get("/", `X: ${"a".repeat(17_000)}`), 431],
  ["two hundred headers", get("/", ...Array.from({ length: 200 }, (_, i) => `X${i}: a`)), 200],
  ["another method", get("/").replace("GET", "DELETE"), 405],
  ["no method at all", get("/").replace("GET", "G:T"), 400],
  ["no request at all", "\x16\x03\x01\x02\0\x01\0\x01\xfc\x03\x03", 400],
  ["two lengths", get("/", "Content-Length: 1", "Content-Length: 2"), 400],
  ["length and chunks", get("/", "Content-Length: 1", "Transfer-Encoding: chunked"), 400],
  ["no host", "GET / HTTP/1.1\r\n\r\n", 400],
  ["an expectation", get("/", "Expect: miracles"), 417],
  ["a range that no number can hold", get("/", `Range: bytes=0-${"9".repeat(40)}`), 200],
  ["several ranges", get("/", "Range: bytes=0-1,3-4"), 200],
  ["encodings that nobody has", get("/", "Accept-Encoding: é;q=NaN, *;q=-1"), 200],
  ["a tunnel, by hanging up", get("a:443").replace("GET", "CONNECT"), undefined],
])("answers hostile requests: %s", async (_name, request, status) => {
  const { port, ask } = await listen();
  const socket = connect(port, "127.0.0.1", () => socket.write(request, "latin1"));
  let answer = "";
  socket.on("data", (part) => (answer += part)).on("error", () => {});
  await new Promise((resolve) => socket.on("close", resolve));
  expect(/^HTTP\/1.1 (\d+)/.exec(answer)?.[1]).toBe(status?.toString());
  expect(answer).not.toContain(secret);
  expect((await ask("/about")).status).toBe(200);
});

it.runIf(fs.existsSync("/proc/self/fd"))(
  "closes the files of downloads that break off",
  async () => {
    const { port, ask } = await listen();
    for (let count = 0; count < 20; count++) {
      const socket = connect(port, "127.0.0.1", () => socket.write(get("/large.pdf")));
      await once(socket, "data");
      socket.resetAndDestroy();
    }
    const openFiles = () =>
      fs.readdirSync("/proc/self/fd").flatMap((one) => {
        const file = `/proc/self/fd/${one}`;
        return fs.existsSync(file) && fs.readlinkSync(file).endsWith("large.pdf") ? [one] : [];
      });
    await vi.waitFor(() => expect(openFiles()).toEqual([]));
    expect((await ask("/about")).status).toBe(200);
  },
);
