import { expect, it } from "vitest";
import { isActive } from "./active-item";

const navigation: Parameters<typeof isActive>[0][] = [
  { name: "Home", href: "/" },
  { name: "Work", href: "/work" },
  { name: "Stories", href: "/stories", owns: ["/story"] },
];

it.each([
  ["/", ["Home"]],
  ["/work", ["Work"]],
  ["/work/of-ours", ["Work"]],
  ["/stories", ["Stories"]],
  ["/story/of-one", ["Stories"]],
  ["/elsewhere", []],
  // A path that only begins with the same letters is another page.
  ["/workx", []],
])("on %s lights up %j", (pathname, names) => {
  const active = navigation.filter((item) => isActive(item, pathname));
  expect(active.map(({ name }) => name)).toEqual(names);
});
