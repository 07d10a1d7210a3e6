import { createHash } from "node:crypto";
import { expect, it } from "vitest";
import { withPolicy } from "./page-policy";

const page = (body: string) =>
  `<!DOCTYPE html><html><head><meta charSet="utf-8"/></head><body>${body}</body></html>`;
const hash = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

it("allows a page's own inline scripts and styles, by hash", () => {
  const html = withPolicy(page("<script>run()</script><style>p{}</style>"));
  expect(html).toContain(`script-src 'self' ${hash("run()")};`);
  expect(html).toContain(`style-src ${hash("p{}")};`);
});

it("needs no hash for scripts in files and for data", () => {
  const html = withPolicy(
    page('<script src="/a.js"></script><script type="application/ld+json">{}</script>'),
  );
  expect(html).toContain("script-src 'self';");
});

it("never allows inline code at large, and nothing that is not named", () => {
  const html = withPolicy(page("<script>run()</script>"));
  expect(html).toContain("default-src 'none'");
  expect(html).not.toContain("unsafe");
});

it("refuses a page in which it finds no place", () => {
  expect(() => withPolicy("<html></html>")).toThrow("app/root.tsx");
});
