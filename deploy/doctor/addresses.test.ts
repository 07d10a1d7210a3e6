import { expect, it } from "vitest";
import { addresses } from "./addresses";
import type { Ask } from "./ask";

const origin = "https://www.example.com";
const check = addresses.find(({ name }) => name === "whoever comes without TLS is led to it");
const differences = (ask: Ask, asked = origin) => check?.differences(ask, asked);

it.each([
  [308, "https://www.example.com/", undefined],
  [200, undefined, /but answers 200\.$/],
  [302, "https://www.example.com/", /but answers 302 and leads to https/],
  [301, "https://elsewhere.example/", /leads to https:\/\/elsewhere/],
])("says of %i to %s without TLS: %s", async (status, location, words) => {
  const headers: Record<string, string> = location ? { location } : {};
  const found = await differences(async () => ({ status, headers, text: "" }));
  expect(found).toEqual(words ? [expect.stringMatching(words)] : []);
});

it("finds nothing wrong where nobody listens without TLS, or there is none at all", async () => {
  const nobody: Ask = () => Promise.reject(new Error("Nobody is there."));
  expect(await differences(nobody)).toEqual([]);
  expect(await differences(nobody, "http://127.0.0.1:1")).toEqual([]);
});
