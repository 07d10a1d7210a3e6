import { describe, expect, it } from "vitest";
import { findCaseStudy } from "./case-studies";
import { figuresIn } from "./claim-figures";
import { claims, getClaim } from "./claims";
import {
  clients,
  facts,
  faq,
  processSteps,
  recognition,
  servicesPage,
  testimonials,
} from "./content";
import { caseStudyFile, expectEach } from "./expect-none.test-helper";
import { sentencesOf, textsIn } from "./text-rules.test-helper";
import type { Claim } from "./types";

/** Every figure that the specification lets the firm claim. */
const specified = [
  ..."£100B+ 92% 35+ 98.5% 1,250+ 32 37% 5x 98.7% 24 99.99%".split(" "),
  ..."250+ 98% 4.9 4.8/5 42% £8.3B 24/7 18 73%".split(" "),
  facts.implementation,
  // Not specified: the size of the firm, by hub on the About page.
  "640",
];

const nameOf = ({ id }: Claim) => `app/content/claims.ts "${id}"`;

describe("the claims ledger", () => {
  it("holds every specified figure and no other, each once but for the two that are 35+", () => {
    const values = claims.map(({ value }) => value);
    expect(
      values.toSorted(),
      "app/content/claims.ts value: a figure that is meant to change changes in this test too",
    ).toEqual([...specified, "35+"].toSorted());
    expect(getClaim("markets").scope).not.toBe(getClaim("lab-patents").scope);
  });

  it("has values that are known for figures wherever they stand, but for plain counts", () => {
    const plain = claims.filter(({ value }) => !figuresIn(value).includes(value));
    expect(plain.map(({ value }) => value)).toEqual(["32", "24", "640", "18"]);
  });

  it("says what each counts, over which time, how and who has checked it", () => {
    expectEach(claims, nameOf, function* ({ scope, period, method, checkedBy }) {
      for (const [field, text] of Object.entries({ scope, period, method, checkedBy }))
        if (!text || text.endsWith(".")) yield `${field}: say it, without a period at the end.`;
      if (sentencesOf(method).length > 1) yield "method: one sentence is enough.";
    });
  });

  it("ties the three headline figures to case studies, and says which part of the spread each is", () => {
    const headlines: string[] = ["cost-reduction", "faster-delivery", "time-to-market"];
    expectEach(headlines.map(getClaim), nameOf, function* ({ cases = [] }) {
      if (!cases.some(({ shows }) => shows.includes("near the median")))
        yield "cases: one of them has to be near the median.";
      for (const { shows } of cases)
        if (!/\b(median|lower end|upper end)$/.test(shows))
          yield `cases: “${shows}” ends with its part of the spread.`;
    });
  });

  it("quotes case studies by figures that they give themselves", () => {
    const numbersIn = (text: string) => text.match(/£?\d[\d.,]*\d[KMB%]?|£?\d[KMB%]?/g) ?? [];
    const withUnit = (value: number, unit: string) =>
      unit === "£M" ? `£${value}M` : unit === "%" ? `${value}%` : `${value}`;
    expectEach(claims, nameOf, function* ({ cases = [] }) {
      for (const { slug, shows } of cases) {
        const study = findCaseStudy(slug);
        const given = [...textsIn(study)].flatMap(({ text }) => numbersIn(text));
        for (const { from, to, unit } of study?.baselines ?? [])
          given.push(withUnit(from, unit), withUnit(to, unit));
        for (const number of numbersIn(shows))
          if (!given.includes(number))
            yield `cases: ${caseStudyFile({ slug })} does not say ${number}.`;
      }
    });
  });

  it("has 250+ say whose projects they are wherever it stands", () => {
    expect(getClaim("pmaas-projects").label).toMatch(/enterprise projects completed.*PMaaS/);
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
  const titles = (list: readonly { title: string }[]) => list.map(({ title }) => title);

  it("name steps, analysts and values", () => {
    const analysts = recognition.map(({ source, rating }) => `${source} ${rating}`);
    expect({
      process: titles(processSteps).join(", "),
      analysts: analysts.join(", "),
      values: titles(servicesPage.values).join(", "),
      aiProcess: titles(servicesPage.ai.process).join(", "),
    }).toEqual({
      process:
        "Discovery & Analysis, Strategic Planning, Implementation, Monitoring & Control, Optimization, Delivery & Review",
      analysts: `Gartner Leader, Forrester Strong Performer, IDC Top 10, G2 ${getClaim("g2-rating").value}`,
      values: "Premium Expertise, Measurable Outcomes, Global Delivery",
      aiProcess:
        "Discovery & Assessment, Solution Design, Development & Integration, Deployment & Optimization",
    });
  });

  it.each([
    ["eight clients", clients.map(({ name }) => name), 8],
    ["eight testimonials", testimonials.map(({ quote }) => quote), 8],
    ["six questions", faq.map(({ question }) => question), 6],
  ])("have %s, all different", (_, texts, count) => {
    expect(new Set(texts).size).toBe(count);
  });

  it("compare us in eight rows or more", () => {
    expect(servicesPage.comparison.rows.length).toBeGreaterThanOrEqual(8);
  });
});
