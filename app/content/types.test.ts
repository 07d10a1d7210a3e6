import { href } from "react-router";
import { describe, expect, it } from "vitest";
import type { ClaimId } from "./claims";
import type { CaseStudySlug, ServiceId } from "./ids";
import type { Pictogram, Six, Visualization } from "./types";

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

  it("refuse a pictogram with two lines or too few bars", () => {
    const says = "";
    const bars = [
      [0, 0, 1, "work"],
      [1, 0, 1, "work"],
      [2, 0, 1, "key"],
    ] as const;
    // @ts-expect-error a date or an elbow
    const crowded: Pictogram = { says, bars, date: 2, elbow: [0, 1, 2] };
    // @ts-expect-error three bars to five
    const empty: Pictogram = { says, bars: [bars[0], bars[2]] };
    expect([crowded, empty]).toHaveLength(2);
  });

  it("refuse a link to a route that does not exist", () => {
    // @ts-expect-error no such route
    expect(href("/service")).toBe("/service");
  });
});
