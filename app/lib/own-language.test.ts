import { expect, it } from "vitest";
import type { Content } from "../content/assemble";
import { inOwnLanguage, labelsInOwnLanguage } from "./own-language";

const first = { code: "en", name: "English", folder: "", addresses: {} };
const edition = { code: "de", name: "Deutsch", folder: "/de", addresses: { "/plan": "/de/plan" } };
const content = {
  site: { language: "de", edition, editions: [first, edition] },
  pages: [{ path: "/plan" }, { path: "/review" }],
  entryPages: [],
} as unknown as Content;

const said = (html: string) => inOwnLanguage(html, content);
const arrow = '<svg><use href="#arrow"></use></svg>';

it("leads to the page of the language, where it has one", () => {
  expect(said(`<a href="/plan#top">Plan${arrow}</a>`)).toBe(
    `<a href="/de/plan#top">Plan${arrow}</a>`,
  );
});

it("says of a link that it leads to the first language, before its arrow, whatever is in it", () => {
  const start = '<a hreflang="en" href="/review">';
  const note = '<small class="language-note"> (Englisch)</small>';
  for (const inner of ["Review", '<img src="/a.png"><b>Review</b>', `${arrow}Review`])
    for (const end of ["", arrow])
      expect(said(`<a href="/review">${inner}${end}</a>`)).toBe(
        `${start}${inner}${note}${end}</a>`,
      );
});

it("puts no words into a drawing, but into the name of the link", () => {
  expect(said('<svg><a href="/review" aria-label="Review"><path/></a></svg>')).toBe(
    '<svg><a hreflang="en" href="/review" aria-label="Review (Englisch)"><path/></a></svg>',
  );
});

it("says it in links that a script makes", () => {
  const links = [
    { label: "Plan", href: "/plan" },
    { label: "Review", href: "/review#top" },
  ];
  expect(labelsInOwnLanguage({ links }, content).links).toEqual([
    { label: "Plan", href: "/plan" },
    { label: "Review (Englisch)", href: "/review#top", hreflang: "en" },
  ]);
});
