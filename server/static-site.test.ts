import { once } from "node:events";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer, request, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { serveSite } from "./static-site";

const files = ["index.html", "404.html", "about/index.html", "case-study/404.html", "assets/a.js"];

/** What the file says is its own name. */
function makeBuild(): string {
  const folder = mkdtempSync(path.join(tmpdir(), "served-"));
  for (const file of files) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), file);
  }
  return folder;
}

describe.each(["/", "/site/", "/a/b/"])("a site at %s", (base) => {
  const folder = makeBuild();
  let server: Server;
  let origin = "";
  const ask = async (address: string) => {
    const response = await fetch(origin + address, {
      redirect: "manual",
      headers: { "Accept-Encoding": "identity" },
    });
    const { status, headers } = response;
    return { status, to: headers.get("location"), text: await response.text(), headers };
  };

  beforeAll(async () => {
    server = createServer(serveSite(folder, base));
    server.listen(0, "127.0.0.1");
    await once(server, "listening");
    origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterAll(() => {
    server.closeAllConnections();
    server.close();
    rmSync(folder, { recursive: true });
  });

  it.each([
    ["", "index.html"],
    ["?a=1", "index.html"],
    ["about", "about/index.html"],
    ["about/", "about/index.html"],
  ])("has its page at %s", async (address, file) => {
    expect(await ask(base + address)).toMatchObject({ status: 200, text: file });
  });

  it("keeps its files as long as the table says", async () => {
    const { headers } = await ask(`${base}assets/a.js`);
    expect(headers.get("cache-control")).toContain("immutable");
    expect((await ask(base)).headers.get("cache-control")).toContain("max-age=60");
  });

  it.each([
    ["nope", "404.html"],
    ["404.html?a=1", "404.html"],
    ["case-study/nope", "case-study/404.html"],
  ])("answers %s with %s", async (address, file) => {
    expect(await ask(base + address)).toMatchObject({ status: 404, text: file });
  });

  it("leads to the one spelling of an address, with its query", async () => {
    expect(await ask(`${base}about/index.html?a=1`)).toMatchObject({
      status: 301,
      to: `${base}about/?a=1`,
    });
  });
});

describe("a site in a folder", () => {
  const folder = makeBuild();
  let server: Server;
  beforeAll(async () => {
    server = createServer(serveSite(folder, "/site/")).listen(0, "127.0.0.1");
    await once(server, "listening");
  });
  afterAll(() => {
    server.closeAllConnections();
    server.close();
    rmSync(folder, { recursive: true });
  });

  it.each([
    ["/", [302, "/site/"]],
    ["/?a=1", [302, "/site/?a=1"]],
    ["/site", [301, "/site/"]],
    ["//site//", [301, "/site/"]],
    ["/about", [404, undefined]],
    ["/sites/about", [404, undefined]],
    ["/assets/a.js", [404, undefined]],
  ])("answers %s with %j", async (address, expected) => {
    const { port } = server.address() as AddressInfo;
    const asked = request({ port, host: "127.0.0.1", path: address, method: "HEAD" }).end();
    const [{ statusCode, headers }] = await once(asked, "response");
    expect([statusCode, headers.location]).toEqual(expected);
  });
});
