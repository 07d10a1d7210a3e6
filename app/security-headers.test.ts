import { expect, it } from "vitest";
import { contentSecurityPolicy, everywhere } from "./security-headers";

it("allows nothing by default, nothing unsafe, and pictures from the hosts given", () => {
  const imageHosts = ["https://logos.example", "https://cdn.example"];
  const policy = contentSecurityPolicy({ scripts: [], styles: [], imageHosts });
  expect(policy).toMatch(/^default-src 'none'; script-src 'self'; style-src 'self'; /);
  expect(policy).toContain("img-src 'self' data: https://logos.example https://cdn.example;");
  expect(policy).not.toMatch(/unsafe-|http:|\*/);
});

it("has the headers that Mozilla's Observatory asks for", () => {
  expect(everywhere).toMatchObject({
    "Content-Security-Policy": expect.stringContaining("frame-ancestors 'none'"),
    "Cross-Origin-Resource-Policy": "same-origin",
    "Referrer-Policy": expect.stringMatching(/^(no-referrer|same-origin|strict-origin)/),
    "X-Content-Type-Options": "nosniff",
  });
  const [, seconds] = /max-age=(\d+)/.exec(everywhere["Strict-Transport-Security"]) ?? [];
  expect(Number(seconds) / 86_400).toBeGreaterThan(180);
});
