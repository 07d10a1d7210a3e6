import { expect, it } from "vitest";
import { slugOf } from "./slug";

it.each([
  ["Harbor Works", "harbor-works"],
  ["M&A Integration", "m-a-integration"],
  ["  AI & ML: what now?  ", "ai-ml-what-now"],
  ["---", ""],
])("turns %j into %j", (title, slug) => {
  expect(slugOf(title)).toBe(slug);
});
