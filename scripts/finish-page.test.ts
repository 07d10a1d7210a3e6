import { createHash } from "node:crypto";
import { expect, it } from "vitest";
import { speculationRules } from "../app/browser/speculation-rules";
import { finishPage, parsePage } from "./finish-page";

const page = (body: string, style = "p{color:red}") =>
  `<!doctype html><html><head><meta charSet="utf-8"/><title>T</title><style>${style}</style></head><body>${body}</body></html>`;
const hash = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
const finished = (body: string, style?: string) =>
  finishPage(parsePage(page(body, style)), "about", "", ["https://logos.example"]);

it("has a policy that allows its own inline scripts and styles by hash, before every script", () => {
  const html = finished("<p>x</p><script>run()</script>");
  expect(html).toContain(`script-src 'self' ${hash(speculationRules)} ${hash("run()")};`);
  expect(html).toContain(`style-src 'self' ${hash("p{color:red}")};`);
  expect(html).toContain("img-src 'self' data: https://logos.example;");
  expect(html).not.toContain("unsafe");
  expect(html.indexOf("Content-Security-Policy")).toBeLessThan(html.indexOf("<script"));
});

it("needs no hash in its policy for scripts in files and for data", () => {
  const scripts = '<script src="/a.js"></script><script type="application/ld+json">{}</script>';
  expect(finished(scripts)).toContain(`script-src 'self' ${hash(speculationRules)};`);
});

it("has the icons that it shows, and no others", () => {
  const icons = ["a", "b"].map((name) => `<symbol id="icon-${name}"></symbol>`).join("");
  const html = finished(`<svg>${icons}</svg><svg><use href="#icon-b"></use></svg>`);
  expect(html).not.toContain("icon-a");
  expect(html).toContain('<symbol id="icon-b">');
});

it("says which page has a class that no rule knows", () => {
  expect(() => finished('<p class="tpyo">x</p>')).toThrow("about: no rule knows the class tpyo");
  expect(finished('<p class="a group/row">x</p>', ".a{top:0}")).toContain('class="a group/row"');
});

it("keeps the style of what waits in a template", () => {
  expect(finished('<template><p class="a">x</p></template>', ".a{top:0}")).toContain(".a{top:0}");
});

it("says which page waits for a behavior that does not exist, and what to do", () => {
  expect(() => finished('<p data-behavior="dance">x</p>')).toThrow(
    /^about: data-behavior="dance" is none of back-to-top, .*behavior-names\.ts/,
  );
});

it("refuses a page that root.tsx did not make", () => {
  expect(() => finishPage(parsePage("<html></html>"), "about", "")).toThrow("about has no <style>");
});

it("has style attributes as classes in its style element, one for equal ones", () => {
  const html = finished(
    '<p class="a" style="--start:3">x</p><b style="--start:3">y</b><i style="--start:4">z</i>',
    ".a{left:var(--start)}",
  );
  expect(html).toContain('<p class="a at-0">x</p><b class="at-0">y</b><i class="at-1">z</i>');
  expect(html).toContain(".a{left:var(--start)}.at-0{--start:3}.at-1{--start:4}</style>");
});
