import type { Service } from "../types";

export default {
  template: "service",
  title: "Data Analytics",
  description:
    "One data platform and one definition per metric, built around the decisions your business makes every week.",
  group: "premium-service-offerings",
  kind: "delivery",
  lead: "Sales and finance bring different counts of active customers to the same meeting, and each can prove its own. Ten decisions that your managers take again and again get one tested figure each, on a platform no larger than those ten need.",
  phases: { from: 9, to: 19, ends: "your roster on call alone" },
  instead: [
    {
      when: "the question is whether your projects will land, when and for how much",
      service: "performance-analytics",
    },
  ],
  overview: [
    {
      label: "You own a warehouse already",
      covers: [],
      text: "You have paid for a warehouse, and it holds 4,000 tables. We will not ask you to buy another. Most such estates need fewer tables, far fewer reports and a rule for what each number means. Of 300 reports about 60 usually survive, and the people who read them choose which. The work happens in your own Snowflake, Databricks, Fabric or BigQuery account, and business data never reaches our systems.",
    },
    {
      label: "Signs of distrust",
      covers: [1, "after"],
      text: "Distrust leaves traces, and we count them in the first week: figures disputed in the monthly review, faults that users found before any test did, extracts that analysts rebuild by hand from Monday to Wednesday. The count is repeated every quarter. Finance reviews a business measure for each decision in the same session, such as markdown cost or stock-outs.",
    },
    {
      label: "Ten decisions on a wall",
      covers: [1],
      text: "Which stores to mark down, which claims to check, how much safety stock to hold. In the first week your managers put ten such decisions on a wall, each with the person who takes it, its rhythm and the number behind it. Platform talk waits until the ten are complete. A request that serves none of them goes on a list for later.",
    },
    {
      label: "One number, end to end",
      covers: [3, 4],
      text: "Weeks three and four take the first of the ten numbers from its source to a dashboard in use, so the hard joins surface early. Two customer keys that never matched are the classic find. Terms such as net revenue are defined once, in a semantic layer that Power BI or Tableau reads. A steward from your finance department has the last word on any metric that reaches the annual report.",
    },
    {
      label: "The data contract",
      covers: [2, 3],
      text: "That path is prepared by the end of week two. We trace the ten numbers to their source systems and profile the fields for nulls, duplicates and late arrivals. The findings turn into contracts: schema, freshness, tests, and the team that gets the call when a test fails. Raw data lands untouched and is cleaned in version-controlled dbt models. When a pipeline breaks on Tuesday, that team hears of it on Tuesday. The sales director used to hear of it on Friday, in front of the board.",
    },
    {
      label: "Half a day a week",
      covers: [1, 2, 3, 4],
      text: "Definitions cost the business half a day a week, and no engineer can do that part. Our squad has a data product lead, two data engineers, an analytics engineer, a platform architect and an analyst from your industry. If a manager has no time for it, that decision comes off the wall and the next one takes its place.",
    },
    {
      label: "The on-call roster",
      covers: ["after"],
      text: "New data products follow one at a time, each under a contract of its own. Data scientists wait until the foundations hold, usually into the second quarter. Your people take the alerts first and ours back them up, until your roster runs all of it alone, with catalog, lineage and cost alerts.",
    },
  ],
  schedule: {
    note: "Nineteen days carry one number from the wall to a screen. A day’s wait for access to its source is a day’s wait for the dashboard.",
    weeks: ["Pin", "Trace", "Define", "Show"],
    work: [
      { name: "Traces of distrust counted", who: "Industry analyst", days: [[2, 5]] },
      {
        name: "Ten decisions on a wall",
        who: "Your managers, product lead",
        days: [[1, 4]],
        critical: true,
      },
      {
        name: "Ten numbers traced and profiled",
        who: "Two data engineers",
        days: [[5, 10]],
        critical: true,
      },
      {
        name: "Definitions, half a day a week",
        who: "Your managers",
        days: [
          [3, 3],
          [8, 8],
          [13, 13],
          [18, 18],
        ],
      },
      { name: "Data contract for the first number", who: "Platform architect", days: [[11, 13]] },
      { name: "Net revenue defined once", who: "Your finance steward", days: [[13, 17]] },
      {
        name: "One number, source to dashboard",
        who: "Data and analytics engineers",
        days: [[11, 19]],
        critical: true,
      },
    ],
    handover: {
      day: 19,
      name: "one tested number on a dashboard",
      who: "The managers who decide by it",
    },
  },
  quickInfo: {
    firstResult: { week: 4, text: "one tested number in a dashboard that managers use" },
    team: "Product lead, three engineers, platform architect, industry analyst",
    weAsk: "Half a day a week from business managers, a finance steward, access to source systems",
  },
  features: [
    "Decision register that sets platform scope",
    "Data products with contracts and tests",
    "Semantic layer with one definition per metric",
    "Lineage from dashboard to source field",
    "Freshness and quality alerts that call a person",
    "Retirement list for duplicate reports",
  ],
  benefits: [
    "Sales and finance quote the same margin in every meeting",
    "A test that fails calls the right team the same day",
    "About 60 reports do the work of 300",
    "Analysts get Monday to Wednesday back from copying extracts",
    "Each team sees what its queries add to the warehouse bill",
  ],
  visualization: {
    kind: "diagram",
    title: "What each decision rests on, down to the source",
    summary:
      "Decisions draw on metrics defined once in the semantic layer, which rests on tested data products and untouched source data.",
    layers: [
      { name: "Decisions", parts: ["Markdown", "Safety stock", "Claims checks", "Pricing"] },
      { name: "Use", parts: ["Dashboards", "Notebooks", "Alerts"] },
      { name: "Semantic layer", emphasized: true, parts: ["Metric definitions", "Access rules"] },
      { name: "Data products", parts: ["Customer", "Order", "Product", "Ledger"] },
      { name: "Raw landing", parts: ["ERP", "CRM", "Web events", "Supplier files"] },
    ],
  },
  combinedWith: [
    {
      service: "performance-analytics",
      why: "Delivery measures can share the platform once the company’s own figures are in order.",
    },
    {
      service: "ai-ml-solutions",
      why: "Models in production feed on the tested, documented fields that data products publish.",
    },
    {
      service: "financial-management",
      why: "Finance signs the metric definitions, so ledger and dashboard close on the same number.",
    },
  ],
  industries: ["Retail", "Financial Services", "Healthcare", "Manufacturing"],
} satisfies Service;
