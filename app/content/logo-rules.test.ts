import { expect, it } from "vitest";
import { isImageHost, logoProblem } from "./logo-rules";

const hosts = ["https://logos.example", "https://cdn.example:8443"];

it.each([
  "/images/clients/a.svg",
  "https://logos.example/a.svg",
  "https://cdn.example:8443/a.png?size=2",
])("allows a logo at %s", (url) => {
  expect(logoProblem(url, hosts)).toBeUndefined();
});

it.each([
  ["https://other.example/a.svg", 'add "https://other.example" to imageHosts in app/site.ts.'],
  ["https://logos.example.evil.example/a.svg", 'add "https://logos.example.evil.example"'],
  ["https://logos.example@evil.example/a.svg", 'add "https://evil.example"'],
  ["https://cdn.example/a.png", 'add "https://cdn.example"'],
  ["http://logos.example/a.svg", 'begins with "https://"'],
  ["//logos.example/a.svg", 'begins with "https://"'],
  ["images/a.svg", 'begins with "/"'],
  ["", 'begins with "/"'],
])("allows none at %j, and names the fix", (url, fix) => {
  expect(logoProblem(url, hosts)).toContain(fix);
});

it.each([
  ["https://logos.example", true],
  ["https://cdn.example:8443", true],
  ["https://logos.example/a", false],
  ["http://logos.example", false],
  ["https:", false],
  ["logos.example", false],
  ["https://a.example; script-src *", false],
])("takes %j for a host: %s", (host, expected) => {
  expect(isImageHost(host)).toBe(expected);
});
