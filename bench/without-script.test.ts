import { expect, it } from "vitest";
import { withoutScript } from "./without-script";

const page = (head: string, body: string) =>
  `<!DOCTYPE html><html lang="en"><head>${head}</head><body>${body}</body></html>`;

it("removes every script and what fetches one ahead", () => {
  const html = page(
    '<script>if (1 < 2) go("</p>")</script><link rel="modulepreload" href="/a.js"><link rel="preload" as="script" href="/b.js">',
    '<p>Text</p><script type="module" src="/a.js"></script><script type="speculationrules">{}</script>',
  );
  expect(withoutScript(html)).toBe(page("", "<p>Text</p>"));
});

it("leaves all else as it is, data for search engines too", () => {
  const html = page(
    '<link rel="preload" as="font" href="/a.woff2"><style>p > a { color: red }</style><script type="application/ld+json">{"a":"<b>"}</script>',
    "<template><p>One &amp; two</p></template><noscript><p>No script</p></noscript>",
  );
  expect(withoutScript(html)).toBe(html);
});
