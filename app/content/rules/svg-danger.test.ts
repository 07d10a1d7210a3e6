import { globSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { contentFolder } from "../folder.ts";
import { logoFileFault } from "./pictures.ts";
import { svgDanger } from "./svg-danger.ts";

const around = (inner: string) => `<svg xmlns="http://www.w3.org/2000/svg">${inner}</svg>`;

it.each([
  ["<script>alert(1)</script>", "a script"],
  ["<svg:script/>", "a script"],
  ['<path title=">" onload="alert(1)"/>', "an event handler"],
  ["<a href='javascript:alert(1)'/>", "a script in an address"],
  ["<foreignObject><p>Hello</p></foreignObject>", "another document inside"],
  ['<use href="https://elsewhere.example/a.svg#b"/>', "a link to elsewhere"],
  ['<use xlink:href="&#106;avascript:alert(1)"/>', "a link to elsewhere"],
  ['<image href="data:image/svg+xml,%3Csvg/%3E"/>', "a link to elsewhere"],
  ['<rect style="fill: url(https://elsewhere.example/a)"/>', "something of another file"],
  ["<style>@import '/a.css';</style>", "something of another file"],
])("finds what %s would bring onto the page", (inner, danger) => {
  expect(svgDanger(around(inner))).toBe(danger);
});

it.each([
  '<use href="#mark"/><rect fill="url(#shade)"/>',
  '<image xlink:href="data:image/png;base64,AAAA"/>',
  "<text>Once on time</text>",
])("lets %s be", (inner) => {
  expect(svgDanger(around(inner))).toBeUndefined();
});

it("keeps such a drawing from becoming a logo", () => {
  const logo = new TextEncoder().encode(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 20 10"><script/></svg>',
  );
  expect(logoFileFault("logo.svg", logo)).toBe(
    "logo.svg contains a script, which a picture on a page must not. Export it as a plain drawing, or choose a PNG.",
  );
});

it("finds nothing in the logos that are there", () => {
  const files = globSync(`${contentFolder}/public/**/*.svg`);
  expect(files.filter((file) => svgDanger(readFileSync(file, "utf8")))).toEqual([]);
});
