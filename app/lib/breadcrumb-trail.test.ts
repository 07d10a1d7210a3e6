import { describe, expect, it } from "vitest";
import { caseStudies } from "../content/case-studies";
import { expectNone } from "../content/expect-none.test-helper";
import { legalPages } from "../content/legal";
import { services } from "../content/services";
import { breadcrumbTrail } from "./breadcrumb-trail";
import { aliasPages, canonicalPages } from "./pages";

const lastLabel = (path: string) => breadcrumbTrail(path).at(-1)?.label;

describe("breadcrumbTrail", () => {
  it("starts at home and follows the path", () => {
    expect(breadcrumbTrail("/services/cloud-migration")).toEqual([
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

  it("does not mind slashes at the end", () => {
    expect(breadcrumbTrail("/about/")).toEqual(breadcrumbTrail("/about"));
  });
});

describe("the label of a page", () => {
  it.each([
    ["/client-success-stories", "Client Success Stories"],
    ["/terms-of-service", "Terms of Service"],
    ["/services/ai-ml-solutions", "AI & ML Solutions"],
    ["/services/ma-integration-excellence", "M&A Integration Excellence"],
    ["/services/poc-development", "PoC Development"],
    ["/services/sow-development", "SOW Development"],
    ["/services/llm-fine-tuning", "LLM Fine-Tuning"],
    ["/services/sharepoint-implementation", "SharePoint Implementation"],
  ])("of %s is %s", (path, label) => {
    expect(lastLabel(path)).toBe(label);
  });

  const titles = new Map<string, string>([
    ...services.map(({ id, title }) => [`/services/${id}`, title] as const),
    ...caseStudies.map(({ slug, title }) => [`/case-study/${slug}`, title] as const),
    ...Object.entries(legalPages).map(([path, { title }]) => [path, title] as const),
  ]);

  it("is the title of every page that content gives one", () => {
    const withTitle = canonicalPages.filter((path) => titles.has(path));
    expect(withTitle).toHaveLength(services.length + caseStudies.length + 3);
    expectNone(
      withTitle
        .filter((path) => lastLabel(path) !== titles.get(path))
        .map(
          (path) =>
            `${path} is "${lastLabel(path)}" in the trail and "${titles.get(path)}" on its page: add it to \`names\` in app/lib/breadcrumb-trail.ts.`,
        ),
    );
  });

  it("is the same at a second address", () => {
    expect(aliasPages.map(lastLabel)).toEqual(["AI Strategy & Roadmap"]);
  });
});
