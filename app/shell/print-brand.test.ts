import { parse } from "postcss";
import { expect, it } from "vitest";
import { printBrand } from "./print-brand";

it("keeps its rules whole whatever signs are in the name of the firm", () => {
  const css = printBrand({ name: 'Harbor "&" </style> Co\\', url: "https://harbor.test" });
  expect(css).not.toContain("</");
  const rules = parse(css).nodes.map(String);
  expect(rules).toEqual([
    ':root{--site-url:"https://harbor.test"}',
    '@page{@bottom-left{content:"Harbor \\22 &\\22  \\3c /style> Co\\5c  · https://harbor.test"}}',
  ]);
});
