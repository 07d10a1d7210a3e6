import { expect, it } from "vitest";
import { bandOfKind } from "../../app/bands/band-words.test-helper.ts";
import { content } from "../../app/content/content.ts";

const { certifications, pages } = content;

it("has the specified parts of the services page, in order", () => {
  const { bands = [] } = pages.find(({ path }) => path === "/services") ?? {};
  expect(bands.map(({ band }) => band)).toEqual([
    ...["opening-text", "situations", "cards-on-picture", "industries", "figure-row", "phase-plan"],
    ...["charts", "comparison", "engagement-models", "text-columns", "certifications"],
    "closing-call",
  ]);
  const call = "Schedule a Strategic Consultation";
  expect([bands[0], bands.at(-1)]).toMatchObject([
    {
      label: "Back to Services",
      labelHref: "/services#services",
      buttons: [
        { label: call, href: "/contact" },
        { label: "Explore All Services", href: "/services#services" },
      ],
    },
    { button: { label: call } },
  ]);
});

it("leads from each industry where the decisions say", () => {
  const { industries } = bandOfKind("industries");
  expect(industries.map(({ industry, href }) => `${industry.name} → ${href}`)).toEqual([
    "Financial Services → /services/financial-services",
    "Healthcare → /services/healthcare-life-sciences",
    "Technology → /services/technology-telecommunications",
    "Manufacturing → /client-success-stories?industry=Manufacturing#case-studies-heading",
    "Energy → /contact?topic=energy",
    "Education → /contact?topic=education",
  ]);
});

it("has the figures of impact, and the case studies behind them", () => {
  const { figures, link } = bandOfKind("figure-row");
  expect(figures.map(({ claim, label }) => `${claim.value} ${label}`)).toEqual([
    ...["37% Cost Reduction", "42% Faster Delivery", "£8.3B Value Created"],
    "98% Client Satisfaction",
  ]);
  expect(link?.href).toBe("/client-success-stories");
});

it("has the trust strip and the certifications", () => {
  const { figures } = bandOfKind("certifications");
  expect(figures.map(({ value }) => value)).toEqual(["98.7%", "24", "99.99%"]);
  expect(certifications.map(({ name }) => name)).toEqual(
    expect.arrayContaining(["ISO 27001", "GDPR", "SOC 2 Type II", "PMP", "ITIL v4"]),
  );
});
