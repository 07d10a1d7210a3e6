import { describe, expect, it } from "vitest";
import { breadcrumbTrail, labelOf } from "./breadcrumb-trail";

describe("labelOf", () => {
  it.each([
    ["client-success-stories", "Client Success Stories"],
    ["ai-ml-solutions", "AI & ML Solutions"],
    ["ma-integration-excellence", "M&A Integration Excellence"],
    ["poc-development", "PoC Development"],
    ["sow-development", "SOW Development"],
    ["llm-fine-tuning", "LLM Fine Tuning"],
    ["sharepoint-implementation", "SharePoint Implementation"],
  ])("writes %s as %s", (segment, label) => {
    expect(labelOf(segment)).toBe(label);
  });
});

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
