import { expect, it } from "vitest";
import { countIn, writeCounts } from "./build-counts";

const page = (body: string, lang = "en") =>
  `<!DOCTYPE html><html lang="${lang}"><title>A</title><body>${body}</body></html>`;
const count = (...bodies: string[]) =>
  countIn(new Map(bodies.map((body, index) => [`${index}.html`, page(body)])));

it("counts over all pages", () => {
  const whole = `<h1>A</h1><h2>B</h2><img alt=""><svg aria-hidden="true"><svg></svg></svg>
    <a href="/">Home</a><button aria-label="Menu"></button><a href="/x"><img alt="X"></a>`;
  expect(count(whole, "<h1>C</h1>")).toEqual({
    documents: 2,
    headings: 3,
    pictures: 3,
    controls: 3,
  });
});

it.each([
  ["two main headings", "<h1>A</h1><h1>B</h1>", "not one h1"],
  ["no main heading", "<p>A</p>", "not one h1"],
  ["a level that is skipped", "<h1>A</h1><h3>B</h3>", "an h3 after an h1"],
  ["a picture without words", '<h1>A</h1><img src="/a.png">', "/a.png"],
  ["a drawing without words", "<h1>A</h1><svg></svg>", "drawing without a name"],
  ["a link without a name", '<h1>A</h1><a href="/b"><svg aria-hidden="true"></svg></a>', "/b"],
])("ends the build for %s, and says where", (_, body, fault) => {
  expect(() => count(body)).toThrow(/^0\.html /);
  expect(() => count(body)).toThrow(fault);
});

it("ends the build for a page without a language", () => {
  expect(() => countIn(new Map([["a.html", page("<h1>A</h1>", "")]]))).toThrow("language");
});

it("writes each figure where there is room for it", () => {
  const counts = { documents: 1, headings: 1408, pictures: 2, controls: 3 };
  const html = '<dd data-count="headings" class="a">…</dd><dd>…</dd>';
  expect(writeCounts(html, counts)).toBe(
    '<dd data-count="headings" class="a">1,408</dd><dd>…</dd>',
  );
  expect(() => writeCounts('<b data-count="words">…</b>', counts)).toThrow("words");
});
