import type { Service } from "../types";

export default {
  template: "solution",
  title: "Innovation Lab",
  description:
    "Applied research and working prototypes, built with your engineers, for questions that no product on the market answers.",
  group: "innovation-lab",
  kind: "ai",
  lead: "When no vendor can answer your question, the lab builds the experiment that will. If the technology exists and only needs proof on your own systems, PoC Development is quicker and costs less, and we will say so.",
  instead: [{ when: "this is not your case", service: "poc-development" }],
  sections: [
    {
      heading: "A dozen pilots, none in service",
      paragraphs: [
        "Many firms have had a lab before. It held demo days, collected ideas by the hundred and ran pilots that had no end date and no way to fail. Operations saw the results last. After two years the sponsor moved on, and the best prototype sat on a laptop, since support, security review and a product owner had been left out of the budget.",
      ],
    },
    {
      heading: "A number that could prove it wrong",
      paragraphs: [
        "A question enters the lab as a hypothesis with a number in it. “Can we inspect welds by sound?” becomes “a microphone at £40 finds 90% of cold welds at line speed.” Writing that sentence, with the result that would end the work, takes up to five days.",
        "Researchers then search papers and patents, both for prior answers and for freedom to operate, while your legal team signs the data agreement. From day eleven we build the smallest test that could prove the idea wrong, often with borrowed equipment and last year’s data. The month closes with a yes, a no or a sharper question. Most questions that reach a test end with it, at a small part of the cost of a pilot.",
      ],
    },
    {
      heading: "From bench to a working shift",
      paragraphs: [
        "What survives gets twelve weeks. The prototype leaves the bench by week six, because a model that works on clean data may fail in vibration, glare or a regional accent. Operators use it on a real shift alongside the current method, and we log each time they override it. A security engineer and a cost model join at the same point, so that the last demo also carries a price per unit.",
      ],
    },
    {
      heading: "Paid in answers",
      paragraphs: [
        "A lab that never says no is a showroom. We report the days from question to evidence, the cost per answered question, and the share of prototypes that a named product owner takes into a funded backlog. Each question has a research lead, two research engineers and a designer who spends half the week with users; specialists in optics, language or control come in as the problem asks. You supply the domain expert and the person who will own the result.",
      ],
    },
    {
      heading: "Who owns what comes out",
      paragraphs: [
        "Ownership is settled before the first experiment: results on your data are yours, tools we brought stay ours with a license for your use, and joint inventions follow a one-page schedule. You receive the code, the lab notebook, the data sheets, a record of what failed and a transfer plan. Two of your engineers work in the lab throughout. They are the real handover.",
      ],
    },
  ],
  features: [
    "Hypothesis with a numeric pass mark",
    "Prior art and freedom-to-operate search",
    "Four-week experiments on your own data",
    "Twelve-week prototypes used on real shifts",
    "Places in the lab for two client engineers",
    "Unit cost model with every final demo",
    "Ownership terms agreed before work starts",
    "Written record of experiments that failed",
  ],
  benefits: [
    "A clear yes or no within a month",
    "Dead ends paid for by the week, never by the year",
    "Prototypes that users have already tried at work",
    "Your engineers able to rebuild what we built",
    "No dispute about rights when a result matters",
    "A product owner and a budget waiting at the end",
  ],
  caseStudies: [
    {
      slug: "aerospace-manufacturing-transformation",
      relevance:
        "Four plants adopted a common schedule one at a time, and a first design that failed was stopped and replaced in the open.",
    },
    {
      slug: "global-supply-chain-optimization",
      relevance:
        "Every candidate retail network had to survive bad days in a model before one warehouse changed.",
    },
  ],
  visualizationAfter: 3,
  visualization: {
    kind: "chart",
    chart: "bar",
    title: "What becomes of forty questions in a year",
    summary:
      "Of 40 questions brought to a lab, 25 become experiments, eight earn a prototype and three enter service.",
    measure: "Questions that reach each stage",
    series: [
      { name: "Asked", value: 40 },
      { name: "Framed", value: 31 },
      { name: "Tested", value: 25 },
      { name: "Prototyped", value: 8 },
      { name: "On shift", value: 5 },
      { name: "In service", value: 3, emphasized: true },
    ],
  },
  combinedWith: [
    {
      service: "poc-development",
      why: "Once an idea is known to work, a proof of concept shows that it works on your systems.",
    },
    {
      service: "ai-ml-solutions",
      why: "A prototype model that passes its trial needs engineering, monitoring and retraining before it may decide anything.",
    },
    {
      service: "sow-development",
      why: "Adopted prototypes turn into a scope that a delivery team can price and a buyer can enforce.",
    },
  ],
  industries: ["Manufacturing", "Healthcare", "Energy", "Technology", "Retail"],
} satisfies Service;
