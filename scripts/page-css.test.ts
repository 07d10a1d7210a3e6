import { parse } from "parse5";
import { adapter as treeAdapter } from "parse5-htmlparser2-tree-adapter";
import { expect, it } from "vitest";
import { pageCss } from "./page-css";

const cssFor = (html: string, css: string, islands = "") =>
  pageCss(css, parse(`<body>${html}</body>`, { treeAdapter }), islands);

it("keeps what the page uses, and drops the rest, down to single selectors", () => {
  expect(cssFor('<p class="a">x</p>', ".a{top:0}.b{top:0}p.a,p.b{left:0}")).toBe(
    ".a{top:0}p.a{left:0}",
  );
});

it("looks at where an element stands, not only at its names", () => {
  expect(cssFor("<main><p>x</p></main><nav></nav>", "nav p{top:0}main>p{top:1px}")).toBe(
    "main>p{top:1px}",
  );
});

it.each([
  ":focus-visible{outline:1px}",
  "a:hover{top:0}",
  "a::after{top:0}",
  ":is(main,footer) :is(a,button){top:0}",
  "[hidden]:where(:not([hidden=until-found])){top:0}",
  "header[data-scrolled]{top:0}",
  "a:not(:popover-open){top:0}",
  "a[aria-current]{top:0}",
  "a.waiting{top:0}",
  "html:has(dialog[open]){top:0}",
  ".group\\/stage:is([data-asked] *):not([data-asked]){top:0}",
])("keeps %s, a state that the page may come to", (rule) => {
  const html =
    '<header></header><main><a class="group/stage">x</a></main><dialog></dialog><div><b class="group/stage"></b></div>';
  expect(cssFor(html, rule)).toBe(rule);
});

it.each(["::placeholder{top:0}", "input:focus{top:0}", ":host{top:0}", "b:hover{top:0}"])(
  "drops %s, which no state brings about",
  (rule) => {
    expect(cssFor("<a>x</a>", rule)).toBe("");
  },
);

it("drops properties that nobody asks for any more, keyframes and empty blocks with them", () => {
  const css = `html{--a:1px;--b:var(--c);--c:2px;--d:3px}@property --d{syntax:"*";inherits:false}
    @media print{.x{top:var(--b)}}@keyframes k{to{top:0}}p{left:var(--a)}`;
  expect(cssFor("<p>x</p>", css).replace(/\s+/g, "")).toBe("html{--a:1px}p{left:var(--a)}");
});

const registered = '@property --a{syntax:"*";inherits:false;initial-value:solid}';

it.each([
  ["p{border:var(--a)}*{--a:solid}", "p{border:solid}"],
  // Set somewhere in this page.
  ["p{border:var(--a)}p{--a:dotted}", `p{border:var(--a)}p{--a:dotted}${registered}`],
])("writes out a registered property that keeps the value it begins with: %s", (css, expected) => {
  const islands = `${registered}.chat{border:var(--a)}`;
  expect(cssFor("<p>x</p>", css + registered, islands)).toBe(expected);
});

it("keeps properties that an island will ask for", () => {
  expect(cssFor("<p>x</p>", "html{--a:1px}", ".chat{top:var(--a)}")).toBe("html{--a:1px}");
});

it("keeps nothing for an island that has a constant beside its name, but what may change", () => {
  const reads = ".chat{top:var(--a,1px)}";
  expect(cssFor("<p>x</p>", ":root{--a:1px}p{top:var(--a)}", reads)).toBe("p{top:1px}");
  const changes = ":root{--a:1px}@media print{:root{--a:2px}}";
  expect(cssFor("<p>x</p>", changes, reads)).toBe(changes);
});

it("asks for a leading only where an element of the page has one that came before", () => {
  const css =
    ".t{--tw-leading:1.2;line-height:1.2}@media print{.s{line-height:var(--tw-leading,1.5)}}";
  expect(cssFor('<p class="t"></p><p class="s"></p>', css)).toBe(
    ".t{line-height:1.2}@media print{.s{line-height:1.5}}",
  );
  expect(cssFor('<p class="t s"></p>', css)).toBe(css);
});

it("says nothing twice, and spends no space that a value does not need", () => {
  expect(
    cssFor("<p>x</p>", "p{top:0;top:0;width:calc(2px * 3 + 1px);grid-area:1 / 2;top:1px;top:0}"),
  ).toBe("p{top:0;width:calc(2px*3 + 1px);grid-area:1/2;top:1px;top:0}");
  expect(cssFor("<p>x</p>", 'p{content:"a / b, c"}')).toBe('p{content:"a / b, c"}');
});

it("leaves what is no rule of an element alone", () => {
  const css =
    "@font-face{font-family:A;src:url(a)}@page{margin:1cm}@view-transition{navigation:auto}";
  expect(cssFor("<p>x</p>", css)).toBe(css);
});

it("names no stand-in for a property that every page has", () => {
  const css = ":root{--a:1px}p{top:var(--a,2px);left:var(--b,2px);right:var(--a,var(--b))}";
  expect(cssFor("<p>x</p>", css)).toBe(
    ":root{--a:1px}p{top:1px;left:var(--b,2px);right:var(--a,var(--b))}",
  );
});

it("writes out a property that has one value, through others", () => {
  expect(
    cssFor("<p>x</p>", ":root{--a:red;--b:1px solid var(--a)}p{border:var(--b);color:var(--a)}"),
  ).toBe("p{border:1px solid red;color:red}");
});

it.each([
  ":root{--a:red}p{--a:blue;color:var(--a)}",
  "@media print{:root{--a:red}}p{color:var(--a)}",
  "p{--a:red;color:var(--a)}",
  ":root{--a:red}:root{--a:blue}p{color:var(--a)}",
])("leaves a property that may have another value: %s", (css) => {
  expect(cssFor("<p>x</p>", css)).toBe(css);
});

it("leaves a property that an island reads", () => {
  const css = ":root{--a:red}p{color:var(--a)}";
  expect(cssFor("<p>x</p>", css, ".chat{color:var(--a)}")).toBe(css);
});
