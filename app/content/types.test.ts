import { href } from "react-router";
import { describe, expect, it } from "vitest";
import type { ClaimId } from "./claims";
import type { CaseStudySlug, ServiceId } from "./ids";
import type { Six, Visualization } from "./types";

/**
 * Wrong content that must not compile. `tsc` is the test: it reports an
 * unused @ts-expect-error as soon as one of these mistakes becomes possible.
 */
describe("types", () => {
  it("refuse an id that does not exist", () => {
    // @ts-expect-error no such service
    const service: ServiceId = "cloud-migrations";
    // @ts-expect-error no such case study
    const story: CaseStudySlug = "azure-migration";
    // @ts-expect-error no such claim
    const claim: ClaimId = "happiness";
    expect([service, story, claim]).toHaveLength(3);
  });

  it("refuse a page with five benefits where six are due", () => {
    // @ts-expect-error one is missing
    const benefits: Six<string> = ["1", "2", "3", "4", "5"];
    expect(benefits).toHaveLength(5);
  });

  it("refuse a visualization of mixed kinds", () => {
    const wrong: Visualization = {
      kind: "workflow",
      title: "",
      summary: "",
      // @ts-expect-error a series belongs to a chart
      series: [{ name: "2018", value: 65 }],
    };
    expect(wrong.kind).toBe("workflow");
  });

  it("refuse a link to a route that does not exist", () => {
    // @ts-expect-error no such route
    expect(href("/service")).toBe("/service");
  });
});
