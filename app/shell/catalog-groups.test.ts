import { expect, it } from "vitest";
import { serviceGroups, services } from "../content/services";
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

it("lists every service under its group, in the order of the content", () => {
  const listed = catalogGroups("/").map(({ title, services }) => [
    title,
    ...services.map(({ name, href }) => `${name} ${href}`),
  ]);
  const expected = serviceGroups.map((listed) => [
    listed.title,
    ...services
      .filter(({ group }) => group === listed.id)
      .map(({ id, title }) => `${title} /services/${id}`),
  ]);
  expect(listed).toEqual(expected);
  expect(listed.flat()).toHaveLength(services.length + serviceGroups.length);
});
