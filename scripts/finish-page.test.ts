import { createHash } from "node:crypto";
import { describe, expect, it } from "vitest";
import { speculationRules } from "../app/browser/speculation-rules";
import { finishPage } from "./finish-page";

const page = (body: string, style = "p{color:red}") =>
  `<!doctype html><html><head><meta charSet="utf-8"/><title>T</title><style>${style}</style></head><body>${body}</body></html>`;
const hash = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
const finished = (body: string, style?: string) =>
  finishPage(page(body, style), "about", "", (address) => `sha256-of${address}`);

describe("the policy of a page", () => {
  it("allows its own inline scripts and styles, and the speculation rules, by hash", () => {
    const html = finished("<p>x</p><script>run()</script>");
    expect(html).toContain(`script-src 'self' ${hash(speculationRules)} ${hash("run()")};`);
    expect(html).toContain(`style-src 'self' ${hash("p{color:red}")};`);
  });

  it("needs no hash for scripts in files and for data", () => {
    const html = finished(
      '<script src="/a.js"></script><script type="application/ld+json">{}</script>',
    );
    expect(html).toContain(`script-src 'self' ${hash(speculationRules)};`);
  });

  it("never allows inline code at large, and nothing that is not named", () => {
    const html = finished("<script>run()</script>");
    expect(html).toContain("default-src 'none'");
    expect(html).not.toContain("unsafe");
  });

  it("stands before every script", () => {
    const html = finished("<script>run()</script>");
    expect(html.indexOf("Content-Security-Policy")).toBeLessThan(html.indexOf("<script"));
  });
});

it("says what is in the script that it loads, before it loads it", () => {
  const html = finished('<script>import("/assets/a.js")</script>');
  const map = '{"integrity":{"/assets/a.js":"sha256-of/assets/a.js"}}';
  expect(html).toContain(`<script type="importmap">${map}</script><script>import`);
  expect(html).toContain(hash(map));
});

it("puts classes before all other attributes", () => {
  expect(finished('<p id="x" class="waiting">x</p>')).toContain('<p class="waiting" id="x">');
});

it("has plain HTML: names in lower case, no slash in a void element", () => {
  const html = finished('<p>x</p><img srcSet="a 1w" fetchPriority="high"/>');
  expect(html).toContain('<img srcset="a 1w" fetchpriority="high">');
});

it("has the icons that it shows, and no others", () => {
  const icons = ["a", "b"].map((name) => `<symbol id="icon-${name}"></symbol>`).join("");
  const html = finished(`<svg>${icons}</svg><svg><use href="#icon-b"></use></svg>`);
  expect(html).not.toContain("icon-a");
  expect(html).toContain('<symbol id="icon-b">');
});

it("has no mark that only its twin needs", () => {
  expect(finished('<ol data-twin="table"><li data-column="Work">x</li></ol>')).toContain(
    "<ol><li>x</li></ol>",
  );
});

it("says which page waits for a behavior that does not exist, and what to do", () => {
  expect(() => finished('<p data-behavior="dance">x</p>')).toThrow(
    /^about: data-behavior="dance" is none of back-to-top, .*behavior-names\.ts/,
  );
});

it("refuses a page that root.tsx did not make", () => {
  expect(() => finishPage("<html></html>", "about", "", String)).toThrow("about has no <style>");
});
