import { expect, it } from "vitest";
import { site } from "../site";
import { absoluteUrl } from "./absolute-url";
import { pageHead } from "./page-head";

it("writes addresses without a slash at the end, but for home", () => {
  expect(absoluteUrl("/")).toBe(`${site.url}/`);
  expect(absoluteUrl("/about")).toBe(`${site.url}/about`);
  expect(absoluteUrl("/about/")).toBe(`${site.url}/about`);
});

it("titles a page with its name and the brand", () => {
  const meta = pageHead({ title: "Services", description: "What we do.", path: "/services" });
  expect(meta).toContainEqual({ title: `Services | ${site.name}` });
  expect(meta).toContainEqual({ tagName: "link", rel: "canonical", href: `${site.url}/services` });
});

it.each([
  ["/", "/index.md"],
  ["/services", "/services.md"],
])("leads from %s to its twin %s", (path, twin) => {
  expect(pageHead({ title: "T", description: "D", path })).toContainEqual({
    tagName: "link",
    rel: "alternate",
    type: "text/markdown",
    href: site.url + twin,
  });
});
