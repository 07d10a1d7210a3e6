import { describe, expect, it } from "vitest";
import { allClaims, getClaim } from "./claims";
import { clients } from "./clients";
import { expectNone } from "./expect-none.test-helper";
import { faq } from "./faq";
import { processSteps } from "./process";
import { recognition } from "./recognition";
import { servicesPage } from "./services-page";
import { testimonials } from "./testimonials";

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

  it("say what they count and over which time", () => {
    expectNone(
      allClaims
        .filter(({ scope, period }) => !scope || !period)
        .map(({ id }) => `app/content/claims.ts "${id}": scope and period are needed.`),
    );
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
