import { afterAll, expect, it, vi } from "vitest";
import { serviceGroupIds } from "../content/ids";

// Other tests of this worker have the modules as they are, before and after.
vi.resetModules();
vi.doMock("../content/catalog-size", () => ({ isLarge: true, shownOfGroup: 2 }));
const { catalogGroups } = await import("./catalog-groups");
const { servicesPlan } = await import("../pages/services/plan-view");
const { searchDocuments } = await import("../search/documents");

afterAll(() => {
  vi.doUnmock("../content/catalog-size");
  vi.resetModules();
});

it("of very many services, the header has the groups, each leading to its own", () => {
  const groups = catalogGroups("/services/cloud-migration");
  expect(groups.map(({ href }) => href)).toEqual(serviceGroupIds.map((id) => `/sitemap#${id}`));
  expect(groups.flatMap(({ services }) => services)).toEqual([]);
});

it("the plan then has the first of each group, and the index their names and what they do", () => {
  for (const { rows } of servicesPlan().groups) expect(rows.length).toBeLessThanOrEqual(2);
  const services = searchDocuments().filter(({ kind }) => kind === "service");
  expect(services.map(({ more }) => more).join("")).toBe("");
});
