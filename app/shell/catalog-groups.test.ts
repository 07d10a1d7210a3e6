import { expect, it } from "vitest";
import { catalogGroups } from "./catalog-groups";

const marked = <T extends { isCurrent: boolean }>(list: T[]) =>
  list.filter(({ isCurrent }) => isCurrent);

it.each([
  ["/services/innovation-lab", ["Innovation Lab & Advanced Solutions: Innovation Lab"]],
  // A second address of the same page.
  ["/services/ai-strategy-consulting", ["Next-Generation AI Solutions: AI Strategy & Roadmap"]],
  ["/", []],
  ["/services", []],
  ["/services/nope", []],
  ["/case-study/cloud-migration", []],
])("on %s marks %j", (pathname, expected) => {
  const names = marked(catalogGroups(pathname)).map(
    ({ title, services }) => `${title}: ${marked(services).map(({ name }) => name)}`,
  );
  expect(names).toEqual(expected);
});
