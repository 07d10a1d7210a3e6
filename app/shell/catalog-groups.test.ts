import { expect, it } from "vitest";
import { content } from "../content/content";
import { catalogGroups } from "./catalog-groups";

const { services } = content;
const { groups, aliases } = content.serviceGroups;

const marked = <T extends { isCurrent: boolean }>(list: T[]) =>
  list.filter(({ isCurrent }) => isCurrent);

/** A page by its own address, or by a second one. */
const pageAt = (address: string, id: string): [string, string[]] => {
  const service = services.find((one) => one.id === id);
  const group = groups.find((one) => one.id === service?.group);
  return [`/services/${address}`, [`${group?.title}: ${service?.title}`]];
};

it.each<[string, string[]]>([
  ...services.map(({ id }) => pageAt(id, id)),
  ...aliases.map(({ address, service }) => pageAt(address, service)),
  ["/", []],
  ["/services", []],
  ["/services/nope", []],
  [`/case-study/${services[0]?.id}`, []],
])("on %s marks %j", (pathname, expected) => {
  const names = marked(catalogGroups(content, pathname)).map(
    ({ title, services }) => `${title}: ${marked(services).map(({ name }) => name)}`,
  );
  expect(names).toEqual(expected);
});

it("lists every service under its group, in the order of the content", () => {
  const listed = catalogGroups(content, "/").map(({ title, services }) => [
    title,
    ...services.map(({ name, href }) => `${name} ${href}`),
  ]);
  const expected = groups.map((listed) => [
    listed.title,
    ...services
      .filter(({ group }) => group === listed.id)
      .map(({ id, title }) => `${title} /services/${id}`),
  ]);
  expect(listed).toEqual(expected);
  expect(listed.flat()).toHaveLength(services.length + groups.length);
});
