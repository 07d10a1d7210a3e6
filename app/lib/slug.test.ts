import { expect, it } from "vitest";
import { fc } from "./property.test-helper";
import { slugOf } from "./slug";

it.each([
  ["Cloud Migration", "cloud-migration"],
  ["M&A Integration", "m-a-integration"],
  ["  AI & ML: what now?  ", "ai-ml-what-now"],
  ["---", ""],
])("turns %j into %j", (title, slug) => {
  expect(slugOf(title)).toBe(slug);
});

it("makes of any title what may stand in an address, and of a slug itself", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary" }), (title) => {
      const slug = slugOf(title);
      expect(slug).toMatch(/^([a-z0-9]+(-[a-z0-9]+)*)?$/);
      expect(slugOf(slug)).toBe(slug);
    }),
  );
});
