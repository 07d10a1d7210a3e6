import { expect, it } from "vitest";
import { caseStudies } from "../content/case-studies";
import { expectEach } from "../content/expect-none.test-helper";
import { legalPages } from "../content/legal";
import { services } from "../content/services";
import { breadcrumbTrail } from "./breadcrumb-trail";
import { aliasPages, canonicalPages } from "./pages";

const lastLabel = (path: string) => breadcrumbTrail(path).at(-1)?.label;

it("starts at home and follows the path, whatever slash it ends with", () => {
  for (const path of ["/services/cloud-migration", "/services/cloud-migration/"])
    expect(breadcrumbTrail(path)).toEqual([
      { label: "Home", href: "/" },
      { label: "Services", href: "/services" },
      { label: "Cloud Migration", href: "/services/cloud-migration" },
    ]);
});

it("leads from a case study to the list of them", () => {
  expect(breadcrumbTrail("/case-study/azure-cloud-migration")[1]).toEqual({
    label: "Case Study",
    href: "/client-success-stories",
  });
});

it("ends with the title of the page, at a second address too", () => {
  const titles: [path: string, title: string][] = [
    ...services.map(({ id, title }): [string, string] => [`/services/${id}`, title]),
    ...caseStudies.map(({ slug, title }): [string, string] => [`/case-study/${slug}`, title]),
    ...Object.entries(legalPages).map(([path, { title }]): [string, string] => [path, title]),
    ["/client-success-stories", "Client Success Stories"],
  ];
  expect(canonicalPages).toEqual(expect.arrayContaining(titles.map(([path]) => path)));
  expectEach(titles, "app/lib/breadcrumb-trail.ts names:", function* ([path, title]) {
    if (lastLabel(path) !== title) yield `${path} is "${lastLabel(path)}" and not "${title}".`;
  });
  expect(aliasPages.map(lastLabel)).toEqual(["AI Strategy & Roadmap"]);
});
