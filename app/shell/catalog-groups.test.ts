import { expect, it } from "vitest";
import { content } from "../content/content";
import {
  getService,
  groupOf,
  serviceAliases,
  serviceGroups,
  serviceIds,
  services,
} from "../content/services";
import { catalogGroups } from "./catalog-groups";

const marked = <T extends { isCurrent: boolean }>(list: T[]) =>
  list.filter(({ isCurrent }) => isCurrent);

/** A page by its own address, or by a second one. */
const pageOf = ([address, id]: readonly [string, string]): [string, string[]] => [
  `/services/${address}`,
  [`${groupOf(getService(id)).title}: ${getService(id).title}`],
];

it.each<[string, string[]]>([
  ...serviceIds.map((id) => pageOf([id, id])),
  ...[...serviceAliases].map(pageOf),
  ["/", []],
  ["/services", []],
  ["/services/nope", []],
  [`/case-study/${serviceIds[0]}`, []],
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
  const expected = serviceGroups.map((listed) => [
    listed.title,
    ...services
      .filter(({ group }) => group === listed.id)
      .map(({ id, title }) => `${title} /services/${id}`),
  ]);
  expect(listed).toEqual(expected);
  expect(listed.flat()).toHaveLength(services.length + serviceGroups.length);
});
