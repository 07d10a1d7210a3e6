import { describe, expect, it } from "vitest";
import { findCaseStudy } from "./case-studies";
import { allClaims, type ClaimId, getClaim } from "./claims";
import { clients } from "./clients";
import { expectNone } from "./expect-none.test-helper";
import { facts } from "./facts";
import { faq } from "./faq";
import { processSteps } from "./process";
import { recognition } from "./recognition";
import { servicesPage } from "./services-page";
import { testimonials } from "./testimonials";
import { sentencesOf, textsIn } from "./text-rules";

/** Every figure that the specification lets the firm claim. */
const specified = [
  "£100B+",
  "92%",
  "35+",
  "98.5%",
  "1,250+",
  "32",
  "37%",
  "5x",
  "98.7%",
  "24",
  "99.99%",
  "250+",
  "98%",
  "4.9",
  "4.8/5",
  "42%",
  "£8.3B",
  "24/7",
  "18",
  "73%",
  facts.implementation,
  // Not specified: the size of the firm, by hub on the About page.
  "640",
];

describe("the claims ledger", () => {
  it("holds every specified figure and no other", () => {
    expect(
      new Set(allClaims.map(({ value }) => value)),
      "app/content/claims.ts value: a figure that is meant to change changes in this test too",
    ).toEqual(new Set(specified));
  });

  it("says what each counts, over which time, how and who has checked it", () => {
    expectNone(
      allClaims.flatMap(({ id, scope, period, method, checkedBy }) => [
        ...Object.entries({ scope, period, method, checkedBy })
          .filter(([, text]) => !text || text.endsWith("."))
          .map(
            ([field]) =>
              `app/content/claims.ts "${id}" ${field}: say it, without a period at the end.`,
          ),
        ...(sentencesOf(method).length > 1
          ? [`app/content/claims.ts "${id}" method: one sentence is enough.`]
          : []),
      ]),
    );
  });

  it("ties the three headline figures to case studies, and says which part of the spread each is", () => {
    const headlines: ClaimId[] = ["cost-reduction", "faster-delivery", "time-to-market"];
    expectNone(
      headlines
        .map(getClaim)
        .flatMap(({ id, cases = [] }) => [
          ...(cases.some(({ shows }) => shows.includes("near the median"))
            ? []
            : [`app/content/claims.ts "${id}" cases: one of them has to be near the median.`]),
          ...cases
            .filter(({ shows }) => !/\b(median|lower end|upper end)$/.test(shows))
            .map(
              ({ shows }) =>
                `app/content/claims.ts "${id}" cases: “${shows}” ends with its part of the spread.`,
            ),
        ]),
    );
  });

  it("quotes case studies by figures that they give themselves", () => {
    const numbersIn = (text: string) => text.match(/£?\d[\d.,]*\d[KMB%]?|£?\d[KMB%]?/g) ?? [];
    expectNone(
      allClaims.flatMap(({ id, cases = [] }) =>
        cases.flatMap(({ slug, shows }) => {
          const told = new Set(
            [...textsIn(findCaseStudy(slug))].flatMap(({ text }) => numbersIn(text)),
          );
          const { baselines = [] } = findCaseStudy(slug) ?? {};
          for (const { from, to, unit } of baselines)
            for (const value of [from, to])
              told.add(unit === "£M" ? `£${value}M` : unit === "%" ? `${value}%` : `${value}`);
          return numbersIn(shows)
            .filter((number) => !told.has(number))
            .map(
              (number) =>
                `app/content/claims.ts "${id}" cases: app/content/case-studies/${slug}.ts does not say ${number}.`,
            );
        }),
      ),
    );
  });

  it("has 250+ say whose projects they are wherever it stands", () => {
    expect(getClaim("pmaas-projects").label).toMatch(/enterprise projects completed.*PMaaS/);
  });

  it("says each figure once, but for the two that are 35+", () => {
    const values = allClaims.map(({ value }) => value);
    expect(values.filter((value, index) => values.indexOf(value) !== index)).toEqual(["35+"]);
    expect(getClaim("markets").scope).not.toBe(getClaim("lab-patents").scope);
  });

  it("knows the specified trends and the benchmark", () => {
    expect(getClaim("success-rate")).toMatchObject({
      trend: { direction: "up", value: "2.3% year on year" },
      benchmark: { value: "68%", label: "industry average" },
    });
    expect(getClaim("cost-reduction").trend).toEqual({ direction: "up", value: "12% in 2024" });
  });
});

describe("the other specified texts", () => {
  it("name the six steps of the process", () => {
    expect(processSteps.map(({ title }) => title)).toEqual([
      "Discovery & Analysis",
      "Strategic Planning",
      "Implementation",
      "Monitoring & Control",
      "Optimization",
      "Delivery & Review",
    ]);
  });

  it("name four analysts and eight clients", () => {
    expect(recognition.map(({ source, rating }) => `${source} ${rating}`)).toEqual([
      "Gartner Leader",
      "Forrester Strong Performer",
      "IDC Top 10",
      `G2 ${getClaim("g2-rating").value}`,
    ]);
    expect(new Set(clients.map(({ name }) => name)).size).toBe(8);
  });

  it("have eight testimonials and six questions, all different", () => {
    expect(new Set(testimonials.map(({ quote }) => quote)).size).toBe(8);
    expect(new Set(faq.map(({ question }) => question)).size).toBe(6);
  });

  it("name groups, values, industries and the AI process as specified", () => {
    expect(Object.values(servicesPage.groups).map(({ title }) => title)).toEqual(
      expect.arrayContaining([
        "Enterprise Solutions",
        "Specialized Services",
        "Industry Expertise",
        "Technology Transformation",
        "Premium Service Offerings",
        "Next-Generation AI Solutions",
        "Innovation Lab & Advanced Solutions",
      ]),
    );
    expect(servicesPage.values.map(({ title }) => title)).toEqual([
      "Premium Expertise",
      "Measurable Outcomes",
      "Global Delivery",
    ]);
    expect(servicesPage.industries.map(({ name }) => name)).toEqual([
      "Financial Services",
      "Healthcare",
      "Technology",
      "Manufacturing",
      "Energy",
      "Education",
    ]);
    expect(servicesPage.ai.process.map(({ title }) => title)).toEqual([
      "Discovery & Assessment",
      "Solution Design",
      "Development & Integration",
      "Deployment & Optimization",
    ]);
    expect(servicesPage.comparison.rows.length).toBeGreaterThanOrEqual(8);
  });
});
