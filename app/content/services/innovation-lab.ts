import { claims } from "../claims";
import type { Service } from "../types";

export default {
  template: "solution",
  title: "Innovation Lab",
  description:
    "Applied research and working prototypes, built with your engineers, for questions that no product on the market answers.",
  group: "innovation-lab",
  kind: "ai",
  lead: "You have a question that no vendor can answer, and a board that will not fund a hunch. The lab turns the question into an experiment with a pass mark, and four weeks later you hold a yes, a no or a sharper question.",
  phases: { from: 0, to: 10, ends: "a demo with a price per unit" },
  instead: [
    {
      when: "the technology exists and only needs proof on your own systems",
      service: "poc-development",
    },
  ],
  figures: ["lab-patents", "lab-researchers", "lab-roi"],
  sections: [
    {
      heading: "A sentence with a number in it",
      paragraphs: [
        "“A microphone at £40 finds 90% of cold welds at line speed.” The client had asked whether welds can be inspected by sound. This sentence says what would count as proof; a second says what result ends the work. Writing both takes up to five days. Some questions go no further, because somebody has answered them already or because no number would change a decision.",
      ],
    },
    {
      heading: "A test before a model",
      paragraphs: [
        "In week two researchers search papers and patents for earlier answers and freedom to operate, while your lawyers settle the data agreement. From day eleven we build the smallest test that could prove the idea wrong, often with borrowed equipment and last year’s data, which stays in your systems. The records that will judge it are locked away before a model is trained.",
        "Week four ends with the verdict. In the sample year below, 25 of forty questions are tested and eight earn a prototype; the other tests end there, for a small part of what a pilot costs. A lab that never says no is a showroom.",
      ],
    },
    {
      heading: "Twelve weeks, half of them on shift",
      paragraphs: [
        "What survives gets twelve weeks, and it leaves the bench by week six. A model that works on clean data may fail in vibration, glare or a regional accent. On the shift it advises and decides nothing: operators run the current method and log each time they overrule it. Every miss goes back to the bench with its recording, and more misses than the pass mark allows end the trial.",
        "A security engineer and a cost model join too, so that the last demo carries a price per unit.",
      ],
    },
    {
      heading: `${claims["lab-researchers"].value} researchers, two of your engineers`,
      paragraphs: [
        `The lab employs ${claims["lab-researchers"].value} PhD researchers. Each question gets a research lead, two research engineers and a designer who spends half the week with users. You send a domain expert and two engineers, who work in the lab throughout and are the real handover. You also tell us which manager will run the result. Without that manager no prototype is built: good ones have ended on a laptop for want of support and a budget.`,
      ],
    },
    {
      heading: "Rights and returns",
      paragraphs: [
        `Rights are settled before the first experiment. Results on your data are yours, tools we brought stay ours with a license for your use, and joint inventions follow a schedule in the contract. The lab and its client partners hold ${claims["lab-patents"].value} patents, granted or pending. The code, the lab notebook and the record of what failed go home with your engineers.`,
        `Lab projects that went into production returned ${claims["lab-roi"].value} on average in their first two years. That average leaves out every question that ended sooner, so read it with the cost per answered question, which we report for all.`,
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
    "Rights agreed before work starts",
    "Record of every experiment that failed",
  ],
  benefits: [
    { text: "A verdict on your question after four weeks", month: 1, until: 1, key: true },
    { text: "No dispute about rights when a result matters", month: 1 },
    { text: "Dead ends are paid for by the week, never by the year", month: 1, until: 4 },
    {
      text: "Operators have the prototype on shift for half of its twelve weeks",
      month: 3,
      until: 4,
    },
    { text: "Every final demo comes with a price per unit", month: 4, until: 4 },
    { text: "Two of your engineers can rebuild what we built", month: 4 },
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
  visualizationAfter: 2,
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
