import postcss from "postcss";
import { expect, it } from "vitest";
import { joinRules } from "./join-rules";

/** Classes that stand together are named beside each other: "ab" is an element with a and b. */
function joined(css: string, elements: readonly string[] = ["abc"]): string {
  const root = postcss.parse(css);
  joinRules(root, (one, other) => elements.some((on) => on.includes(one) && on.includes(other)));
  return root.toString();
}

it("makes one rule of those of one class, each condition for itself", () => {
  expect(joined(".a{top:0}.b{color:red}.a{width:0}@media print{.a{top:1px}.a{width:1px}}")).toBe(
    ".a{top:0;width:0}.b{color:red}@media print{.a{top:1px;width:1px}}",
  );
  expect(joined(".a:hover{top:0}.a:hover{width:0}")).toBe(".a:hover{top:0;width:0}");
});

it("joins past a class that never stands on the same element", () => {
  expect(joined(".a{top:0}.b{width:1px}.a{width:0}", ["a", "b"])).toBe(
    ".a{top:0;width:0}.b{width:1px}",
  );
});

it.each([
  ["the same property", ".a{top:0}.b{width:1px}.a{width:0}"],
  ["a shorthand", ".a{top:0}.b{padding:1px}.a{padding-left:0}"],
  ["a shorthand of another name", ".a{color:red}.b{inset:0}.a{left:1px}"],
  ["a longhand of another name", ".a{top:0}.b{line-height:1}.a{font:1rem serif}"],
  ["a prefixed property", ".a{top:0}.b{-webkit-mask:none}.a{mask:none}"],
  ["a rule that looks around", ".a{top:0}ul li{width:1px}.a{width:0}"],
  ["a list of selectors", ".a{top:0}.b,.c{width:1px}.a{width:0}"],
  ["a condition", ".a{top:0}@media print{.b{width:1px}}.a{width:0}"],
])("does not join past %s that may be meant for the same element", (_, css) => {
  expect(joined(css)).toBe(css);
});

it("leaves rules that look around where they are", () => {
  const css = ".a li{top:0}.a li{width:0}";
  expect(joined(css)).toBe(css);
});
