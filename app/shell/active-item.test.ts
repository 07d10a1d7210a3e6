import { expect, it } from "vitest";
import { site } from "../site";
import { isActive } from "./active-item";

const activeNames = (pathname: string) =>
  site.navigation.filter((item) => isActive(item, pathname)).map(({ name }) => name);

it.each([
  ["/", ["Home"]],
  ["/services", ["Services"]],
  ["/services/cloud-migration", ["Services"]],
  ["/client-success-stories", ["Case Studies"]],
  ["/case-study/azure-cloud-migration", ["Case Studies"]],
  ["/about", ["About"]],
  ["/contact", ["Contact"]],
  ["/testimonials", []],
  // A path that only begins with the same letters is another page.
  ["/servicesx", []],
])("on %s lights up %j", (pathname, names) => {
  expect(activeNames(pathname)).toEqual(names);
});
