import type { Document } from "domhandler";
import { parse, serialize } from "parse5";
import { adapter as treeAdapter } from "parse5-htmlparser2-tree-adapter";
import { expect, it } from "vitest";
import { shortenClasses, unknownClasses } from "./short-classes";

function shortened(html: string, css: string, others = "") {
  const page = parse(`<body>${html}</body>`, { treeAdapter }) as Document;
  const short = shortenClasses(page, css, others);
  const [, body] = /<body>(.*)<\/body>/.exec(serialize(page, { treeAdapter })) ?? [];
  return { html: body, css: short };
}

it("renames what Tailwind made, in the page and in its CSS, the most used first", () => {
  expect(
    shortened(
      '<p class="md:mt-[2.5rem] mt-2"></p><p class="mt-2"></p>',
      ".mt-2{top:0}@media print{.md\\:mt-\\[2\\.5rem\\]:hover>.mt-2{left:0}}",
    ),
  ).toEqual({
    html: '<p class="b a"></p><p class="a"></p>',
    css: ".a{top:0}@media print{.b:hover>.a{left:0}}",
  });
});

it("makes one class of those that stand on the same elements, and one rule of theirs", () => {
  expect(
    shortened(
      '<p class="flex mt-2 gap-2"></p><p class="flex"></p><p class="gap-2 mt-2"></p>',
      ".mt-2{margin-top:0}.flex{display:flex}.gap-2{gap:0}.gap-2:hover{gap:1px}",
    ),
  ).toEqual({
    html: '<p class="b a"></p><p class="b"></p><p class="a"></p>',
    css: ".a{margin-top:0;gap:0}.b{display:flex}.a:hover{gap:1px}",
  });
});

it("joins no rules past one for a class that scripts set", () => {
  const css = ".mt-2{margin-top:0}.waiting{opacity:0}.dim{opacity:1}";
  expect(shortened('<p class="mt-2 dim"></p>', css).css).toBe(
    ".a{margin-top:0}.waiting{opacity:0}.a{opacity:1}",
  );
});

it("reads escapes of numbers", () => {
  expect(shortened('<p class="2xl"></p>', ".\\32 xl{top:0}").css).toBe(".a{top:0}");
});

it("keeps the names that we gave, or that scripts set", () => {
  const html = '<p class="wrap waiting"></p>';
  const css = ".wrap{top:0}.waiting{top:0}";
  expect(shortened(html, css)).toEqual({ html, css });
});

it("drops what does nothing in the page", () => {
  expect(shortened('<p class="mt-2 group/row"></p><p class="mt-4">', ".mt-2{top:0}").html).toBe(
    '<p class="a"></p><p></p>',
  );
});

it("gives no name that the CSS of an island has", () => {
  expect(shortened('<p class="mt-2"></p>', ".mt-2{top:0}", ".a{top:0}").html).toBe(
    '<p class="b"></p>',
  );
});

it("knows what is misspelled", () => {
  const page = parse('<body class="mt-2 mt-tow wrap group/row">', { treeAdapter }) as Document;
  expect(unknownClasses(page, ".mt-2{top:0}")).toEqual(["mt-tow"]);
});

it("reaches into templates, and leaves keyframes alone", () => {
  const { html, css } = shortened(
    '<template><p class="mt-2"></p></template>',
    ".mt-2{top:0}@keyframes x{50.5%{top:0}}",
  );
  expect(html).toBe('<template><p class="a"></p></template>');
  expect(css).toBe(".a{top:0}@keyframes x{50.5%{top:0}}");
});
