import { expect, it } from "vitest";
import { stateClasses } from "../app/browser/state-classes";
import { readStylesheet } from "./page-css";

const cssFor = (classes: string[], css: string, islands = "") =>
  readStylesheet(css, islands).forClasses(classes);

it("keeps the rules whose classes the page has, down to single selectors", () => {
  expect(cssFor(["a"], ".a{top:0}.b{top:0}p.a,p.b{left:0}.a .b{top:0}")).toBe(
    ".a{top:0}p.a{left:0}",
  );
});

it.each([
  "input::placeholder{top:0}",
  "a[aria-current]:hover{top:0}",
  "html:has(dialog[open]){top:0}",
  ".a:not(.b){top:0}",
  ":is(.a,.b){top:0}",
  ".a[data-anything]{top:0}",
])("keeps %s: an island or a state may bring it about", (rule) => {
  expect(cssFor(["a"], rule)).toBe(rule);
});

it.each(Object.values(stateClasses))("keeps the rules for .%s, which a script sets", (name) => {
  const rule = `.a.${name}{opacity:0}`;
  expect(cssFor(["a"], rule)).toBe(rule);
  expect(cssFor(["a"], `.a.${name}-not-listed{opacity:0}`)).toBe("");
});

it("drops properties that nothing reads, keyframes that nothing plays and empty blocks", () => {
  const css = `html{--a:1px;--b:var(--c);--c:2px;--d:3px}@property --d{syntax:"*";inherits:false}
    @media print{.x{top:var(--b)}}@keyframes k{to{top:0}}p{left:var(--a)}`;
  expect(cssFor([], css).replace(/\s+/g, "")).toBe("html{--a:1px}p{left:var(--a)}");
});

it("keeps properties that an island will read, and keyframes that play", () => {
  const css = "html{--a:1px}p{animation:k 1s}@keyframes k{50%{top:0}}";
  expect(cssFor([], css, ".chat{top:var(--a)}")).toBe(css);
});

it("leaves alone what is no rule of an element", () => {
  const css =
    "@font-face{font-family:A;src:url(a)}@page{margin:1cm}@view-transition{navigation:auto}";
  expect(cssFor([], css)).toBe(css);
});

it("writes out a registered property that no rule of the page sets", () => {
  const css = `@layer properties{*,:before{--a:solid;--b:0}}.x{border-style:var(--a);top:var(--b)}.y{--a:dashed}.z{--b:1px}
    @property --a{syntax:"*";inherits:false;initial-value:solid}@property --b{syntax:"*";inherits:false;initial-value:0}`;
  const islands = '.i{left:var(--a)}@property --a{syntax:"*"}';
  expect(cssFor(["x", "z"], css, islands).replace(/\s+/g, "")).toBe(
    '.x{border-style:solid;top:var(--b)}.z{--b:1px}@property--b{syntax:"*";inherits:false;initial-value:0}',
  );
});
