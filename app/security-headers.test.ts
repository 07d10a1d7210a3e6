import { expect, it } from "vitest";
import { everywhere } from "./security-headers";

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
