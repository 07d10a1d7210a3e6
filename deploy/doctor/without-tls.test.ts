import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, it } from "vitest";
import { withoutTls } from "./without-tls";

async function differencesWith(status: number, location?: string) {
  const server = createServer((_, response) => {
    response.writeHead(status, location ? { Location: location } : {}).end();
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  const findings = await withoutTls("https://www.example.com", `http://127.0.0.1:${port}`);
  server.closeAllConnections();
  server.close();
  return findings.flatMap(({ differences }) => differences);
}

it("is content with a redirect that is kept", async () => {
  expect(await differencesWith(308, "https://www.example.com/")).toEqual([]);
});

it.each([
  [200, undefined, /but answers 200\.$/],
  [302, "https://www.example.com/", /but answers 302 and leads to https/],
  [301, "https://elsewhere.example/", /leads to https:\/\/elsewhere/],
])("names what is wrong with %i to %s", async (status, location, words) => {
  expect((await differencesWith(status, location)).join()).toMatch(words);
});

it("asks nothing of an address without TLS", async () => {
  expect(await withoutTls("http://127.0.0.1:1")).toEqual([]);
});
