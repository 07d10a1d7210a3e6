import { expect, it } from "vitest";
import { bandOfKind, bandsOfKind } from "../../app/bands/band-words.test-helper.ts";
import { content } from "../../app/content/content.ts";
import { splitResult } from "../../app/text/split-result.ts";

const { clients, facts, faq, processSteps, recognition, site, testimonials, services } = content;
const findCaseStudy = (slug: string) => content.caseStudies.find((study) => study.slug === slug);
const serviceGroups = content.serviceGroups.groups;

/** As they stand on the services page. */
const groups: Record<string, string[]> = {
  flagship: ["project-management-service", "digital-transformation"],
  "enterprise-solutions": [
    "strategic-portfolio-management",
    "enterprise-digital-transformation",
    "program-governance-assurance",
    "business-process-optimization",
    "enterprise-architecture",
    "ma-integration-excellence",
  ],
  "specialized-services": [
    "executive-advisory-services",
    "global-delivery-networks",
    "change-acceleration",
    "performance-analytics",
    "resource-optimization",
    "financial-management",
  ],
  "industry-expertise": [
    "financial-services",
    "healthcare-life-sciences",
    "technology-telecommunications",
  ],
  "technology-transformation": [
    "legacy-modernization",
    "cloud-migration",
    "sharepoint-implementation",
    "data-center-transformation",
    "sow-development",
    "poc-development",
  ],
  "premium-service-offerings": [
    "enterprise-transformation",
    "data-analytics",
    "ai-ml-solutions",
    "value-stream-optimization",
    "intelligent-automation",
    "leadership-development",
    "strategic-consulting",
  ],
  "ai-solutions": [
    "ai-agent-development",
    "llm-fine-tuning",
    "multi-agent-systems",
    "retrieval-augmented-generation",
    "ai-process-automation",
    "ai-strategy-roadmap",
  ],
  "innovation-lab": ["innovation-lab"],
};

const fixedPages: readonly string[] = [
  "strategic-portfolio-management",
  "program-governance-assurance",
  "ma-integration-excellence",
  "innovation-lab",
  "global-delivery-networks",
  "performance-analytics",
  "resource-optimization",
  "technology-telecommunications",
  "healthcare-life-sciences",
  "financial-services",
  "enterprise-digital-transformation",
  "business-process-optimization",
  "enterprise-architecture",
  "change-acceleration",
];

const industries: Record<string, string> = {
  "global-banking-platform-transformation": "Financial Services",
  "healthcare-system-integration": "Healthcare",
  "multi-market-product-launch": "Technology",
  "azure-cloud-migration": "Technology Transformation",
  "enterprise-sharepoint-implementation": "Digital Workplace",
  "aerospace-manufacturing-transformation": "Manufacturing",
  "global-supply-chain-optimization": "Retail",
  "regulatory-compliance-program": "Financial Services",
};

const titles = (list: readonly { title: string }[]) => list.map(({ title }) => title);

it("has the specified groups and their services, in order", () => {
  const idsIn = (id: string) => services.filter(({ group }) => group === id).map((one) => one.id);
  const found = serviceGroups.map(({ id }) => [id, idsIn(id)]);
  expect(found).toEqual(Object.entries(groups));
});

it("has the featured card after Premium, the panel and the steps with AI", () => {
  const [premium, ai] = bandOfKind("phase-plan").extras ?? [];
  expect([premium?.group, ai?.group]).toEqual(["premium-service-offerings", "ai-solutions"]);
  expect(premium?.featured?.service.id).toBe("strategic-consulting");
  expect(ai?.panel?.heading).toBe("Why Our AI Services");
  expect(titles(ai?.steps?.steps ?? []).join(", ")).toBe(
    "Discovery & Assessment, Solution Design, Development & Integration, Deployment & Optimization",
  );
});

it("links the specified services from solutions, case studies and the home page", () => {
  const both = [
    "strategic-portfolio-management",
    "enterprise-digital-transformation",
    "program-governance-assurance",
  ];
  const neighbors = bandOfKind("solution-text").related?.services.map(({ id }) => id);
  expect(neighbors).toEqual([...both, "business-process-optimization"]);
  expect(bandOfKind("case-study-aside").relatedServices.map(({ id }) => id)).toEqual([
    ...both,
    "financial-management",
  ]);
  expect(bandOfKind("featured-service").service.id).toBe("project-management-service");
  expect(bandOfKind("comparison").service?.id).toBe("project-management-service");
});

it("uses the solution template on the fixed pages", () => {
  const solutions = services.filter(({ template }) => template === "solution");
  expect(solutions.map(({ id }) => id)).toEqual(expect.arrayContaining([...fixedPages]));
});

it.each(Object.entries(industries))("has %s in the industry %s", (slug, industry) => {
  expect(findCaseStudy(slug)?.industry).toBe(industry);
});

it.each(content.caseStudies)("tells $slug in full", (study) => {
  const { challenges, approach, keyInsights, evidence, baselines, testimonial, image } = study;
  expect({
    challenges: challenges.length,
    steps: approach.filter(({ actual }) => actual).length,
    insights: keyInsights.length,
    evidence: evidence.length,
    baselines: baselines.length,
  }).toEqual({ challenges: 5, steps: 5, insights: 5, evidence: 3, baselines: 2 });
  expect([testimonial?.quote, image]).toEqual([expect.any(String), expect.any(String)]);
  const planned = Math.max(...approach.map((step) => step.planned?.to ?? 0));
  expect(study.scale).toMatchObject({ cost: expect.any(Number), budget: expect.any(Number) });
  expect(study.months <= planned || study.track.agreed !== undefined, "late, and agreed").toBe(
    true,
  );
  // Shown large, with the number apart from the text.
  for (const result of study.results.slice(0, 3)) expect(splitResult(result).figure).toBeTruthy();
});

it("follows the specified steps of the Azure migration", () => {
  expect(titles(findCaseStudy("azure-cloud-migration")?.approach ?? [])).toEqual([
    "Assessment & Discovery",
    "Architecture Design",
    "Migration & Modernization",
    "Testing & Validation",
    "Deployment & Cutover",
  ]);
});

it("names steps, analysts and values", () => {
  expect({
    process: titles(processSteps).join(", "),
    analysts: recognition.map(({ source, rating }) => `${source} ${rating}`).join(", "),
    values: titles(bandOfKind("cards-on-picture").cards).join(", "),
  }).toEqual({
    process:
      "Discovery & Analysis, Strategic Planning, Implementation, Monitoring & Control, Optimization, Delivery & Review",
    analysts: "Gartner Leader, Forrester Strong Performer, IDC Top 10, G2 4.8/5",
    values: "Premium Expertise, Measurable Outcomes, Global Delivery",
  });
});

it("has a logo of each client, and a quote of each on the time line, one set large", () => {
  expect(clients.map(({ logoUrl }) => logoUrl)).not.toContain(undefined);
  expect(testimonials.map(({ company }) => company).toSorted()).toEqual(
    clients.map(({ name }) => name).toSorted(),
  );
  expect(testimonials.map(({ runs }) => runs)).not.toContain(undefined);
  expect(testimonials.filter(({ featured }) => featured)).toHaveLength(1);
});

it("has eight clients, eight testimonials, six questions and eight rows or more that compare", () => {
  expect([clients.length, testimonials.length, faq.length]).toEqual([8, 8, 6]);
  expect(bandOfKind("comparison").rows.length).toBeGreaterThanOrEqual(8);
});

it("shows services in all four kinds of picture, and in all four kinds of chart", () => {
  const shown = services.map(({ visualization }) =>
    visualization?.kind === "chart" ? visualization.chart : visualization?.kind,
  );
  expect(new Set(shown)).toEqual(
    new Set(["gantt", "workflow", "diagram", "bar", "pie", "line", "area"]),
  );
});

it("opens the home page with the buyer, and shows the first six weeks of an engagement", () => {
  expect(bandOfKind("opening-picture").lead).not.toContain(site.tagline);
  const { bars = [], milestones = [] } = bandOfKind("featured-service").schedule ?? {};
  expect(bars.slice(0, 3).map(({ name, end }) => [name, end])).toEqual([
    ["Discovery", 0.5],
    ["Scope & SOW", 1],
    ["Baseline", 1.5],
  ]);
  expect(milestones.slice(0, 2)).toEqual([
    { name: "SOW in force", at: 1 },
    { name: "Plan approved", at: 1.5 },
  ]);
});

it("agrees with the months that the quotes give", () => {
  const runsOf = (name: string) => testimonials.find(({ company }) => company === name)?.runs;
  // "They left in March", and in September of that year were not missed.
  expect(runsOf("Kestrelgate University")?.at(-1)?.to).toBe(2024.25);
  // "We asked for her again in the spring."
  expect((runsOf("Juniperline Telecom")?.at(-1)?.from ?? 0) % 1).toBe(0.25);
});

it("has testimonials, a call and three figures on the page of its clients", () => {
  const page = content.pages.find(({ path }) => path === "/testimonials");
  expect(page?.head.title).toBe("Client Testimonials");
  const [opening, wall, call] = page?.bands ?? [];
  expect(opening).toMatchObject({ heading: "What Our Clients Say" });
  expect(wall?.band).toBe("quotes-in-time");
  expect(call).toMatchObject({ heading: "Let’s Create Your Success Story" });
  const figures = call?.band === "closing-call" ? call.measured?.figures : [];
  expect(figures?.map(({ claim, label }) => `${claim.value} ${label}`)).toEqual([
    "98% Client Satisfaction Rate",
    "92% Client Retention",
    "4.9 Avg. Rating",
  ]);
});

it("says all that is decided for contact", () => {
  const page = content.pages.find(({ path }) => path === "/contact");
  expect(page?.bands.map(({ band }) => band)).toEqual([
    "opening-letter",
    "steps-by-day",
    "text-columns",
    "note",
    "questions",
  ]);
  expect(content.words.letter.heading).toContain("what to include");
  const answers = bandsOfKind("text-columns").find(({ heading }) => heading === "Before you call");
  expect(answers?.items).toHaveLength(6);
  for (const { text } of answers?.items ?? [])
    expect(text.split(" ").length).toBeLessThanOrEqual(40);
  expect(bandOfKind("note").text).toContain("California, United States.");
});

it("draws every period of the privacy policy", () => {
  const policy = content.pages.find(({ path }) => path === "/privacy-policy");
  const charts = policy?.bands.flatMap((band) => (band.band === "periods" ? band.charts : []));
  const rows = charts?.flatMap(({ rows }) => rows) ?? [];
  const drawn = rows.map(({ words }) => words).join(" ");
  for (const period of [
    "serverLogs",
    "plainMail",
    "records",
    "quoteTakenDown",
    "gdprAnswer",
    "ccpaConfirmed",
    "ccpaAnswer",
  ])
    expect(drawn).toContain(facts[period]);
});

// A rule would be in the way of whoever deletes the service that they have in common.
it("proves each situation by a program that used one of its services", () => {
  for (const { line, proof, services } of content.situations)
    expect(
      services
        .map(({ service }) => service.id)
        .filter((id) => proof?.caseStudy.servicesUsed.some((used) => used.id === id)),
      line,
    ).not.toEqual([]);
});
