import { afterAll, expect, it, vi } from "vitest";
import { serviceGroupIds, serviceIds } from "../content/ids";

// Other tests of this worker have the modules as they are, before and after.
vi.resetModules();
vi.doMock("../content/catalog-size", () => ({
  isLarge: true,
  shownOfGroup: 2,
  listedOnPage: 4,
}));
const { catalogGroups } = await import("./catalog-groups");
const { servicesPlan } = await import("../pages/services/plan-view");
const { searchDocuments } = await import("../search/documents");
const { servicesView } = await import("../pages/services/view");
const { sitemapView } = await import("../pages/sitemap/view");
const { groupView } = await import("../pages/sitemap/group-view");
const { topicGroups } = await import("../pages/contact/topic-groups");
const { groupPages } = await import("../lib/pages");

afterAll(() => {
  vi.doUnmock("../content/catalog-size");
  vi.resetModules();
});

it("of very many services, the header has the groups, each leading to its own", () => {
  const groups = catalogGroups("/services/cloud-migration");
  expect(groups.map(({ href }) => href)).toEqual(serviceGroupIds.map((id) => `/sitemap/${id}`));
  expect(groups.flatMap(({ services }) => services)).toEqual([]);
});

it("the plan then has the first of each group, and the index their names and what they do", () => {
  for (const { rows } of servicesPlan().groups) expect(rows.length).toBeLessThanOrEqual(2);
  const services = searchDocuments().filter(({ kind }) => kind === "service");
  expect(services.map(({ more }) => more).join("")).toBe("");
});

it("no page has more than the first of each group, and leads to the list of all", () => {
  const { flagship, cardGroups, ai, lab } = servicesView().catalog;
  for (const { id, cards, all } of [flagship, ...cardGroups, ai, lab]) {
    expect(cards.length).toBeLessThanOrEqual(2);
    expect(all?.href).toBe(id === "innovation-lab" ? undefined : `/sitemap/${id}`);
  }
  for (const { id, entries, all } of sitemapView().services) {
    expect(entries.length).toBeLessThanOrEqual(2);
    expect(all?.href).toBe(id === "innovation-lab" ? undefined : `/sitemap/${id}`);
  }
  for (const { topics } of topicGroups()) expect(topics.length).toBeLessThanOrEqual(4);
});

it("the lists have every service once, a bounded number to a page", () => {
  const views = groupPages.map((path) => groupView(path));
  const listed = views.flatMap((view) => view?.entries.map(({ href }) => href));
  expect(listed.toSorted()).toEqual(serviceIds.map((id) => `/services/${id}`).toSorted());
  for (const view of views) expect(view?.entries.length).toBeLessThanOrEqual(4);
  for (const part of ["title", "description"] as const)
    expect(new Set(views.map((view) => view?.head[part])).size).toBe(groupPages.length);
});

it("each page of a list leads to all others of it, and there are no more", () => {
  for (const path of groupPages) {
    const view = groupView(path);
    const hrefs = view?.pages.map(({ href }) => href) ?? [];
    expect(hrefs).toContain(path);
    expect(groupPages).toEqual(expect.arrayContaining(hrefs));
    expect(view?.next).toBe(hrefs[hrefs.indexOf(path) + 1]);
  }
  expect(groupView("/sitemap/flagship/page-2")).toBeUndefined();
  expect(groupView("/sitemap/nope")).toBeUndefined();
});
