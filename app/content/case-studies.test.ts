import { describe, expect, it } from "vitest";
import { splitResult } from "../pages/case-study/split-result";
import { caseStudies, findCaseStudy } from "./case-studies";
import { expectNone } from "./expect-none.test-helper";
import { specifiedIndustries } from "./specified.test-helper";

describe("case studies", () => {
  it("open with three results that begin with a number, short enough for a card", () => {
    expectNone(
      caseStudies.flatMap(({ slug, results }) =>
        results.flatMap((result, index) => [
          ...(index < 3 && !splitResult(result).figure
            ? [`app/content/case-studies/${slug}.ts results.${index}: begin with the number.`]
            : []),
          ...(result.length > 80
            ? [
                `app/content/case-studies/${slug}.ts results.${index}: ${result.length} characters, at most 80.`,
              ]
            : []),
        ]),
      ),
    );
  });

  it("measure a change, from one number to another", () => {
    expectNone(
      caseStudies.flatMap(({ slug, baselines }) =>
        baselines
          .filter(({ from, to, unit }) => from === to || !unit || from < 0 || to < 0)
          .map(
            ({ measure }) =>
              `app/content/case-studies/${slug}.ts baselines: "${measure}" does not change.`,
          ),
      ),
    );
  });

  it("turn at one of their steps", () => {
    expectNone(
      caseStudies
        .filter(({ approach }) => approach.filter((step) => "turningPoint" in step).length !== 1)
        .map(
          ({ slug }) =>
            `app/content/case-studies/${slug}.ts approach: give one step, and no other, turningPoint: true.`,
        ),
    );
  });

  it("belong to the specified industries", () => {
    for (const [slug, industry] of Object.entries(specifiedIndustries))
      expect(findCaseStudy(slug)?.industry, `app/content/case-studies/${slug}.ts industry`).toBe(
        industry,
      );
  });

  it("of the Azure migration follow the specified steps", () => {
    expect(findCaseStudy("azure-cloud-migration")?.approach.map(({ title }) => title)).toEqual([
      "Assessment & Discovery",
      "Architecture Design",
      "Migration & Modernization",
      "Testing & Validation",
      "Deployment & Cutover",
    ]);
  });
});
