import type { Service } from "../types";

export default {
  template: "service",
  title: "Data Analytics",
  description:
    "One data platform and one definition per metric, built around the decisions your business makes every week.",
  group: "premium-service-offerings",
  kind: "delivery",
  lead: "Data Analytics answers what a company asks about itself, such as where the margin goes or which stores run dry, and leaves the fate of its projects to Performance Analytics. The platform is sized by the decisions it has to serve.",
  instead: [{ when: "this is not your case", service: "performance-analytics" }],
  overview: [
    {
      label: "Passage 1",
      covers: [],
      text: "Sales and finance report different counts of active customers for the same month, and each has a spreadsheet to defend its own. Analysts spend Monday to Wednesday copying extracts and the rest of the week explaining gaps. The warehouse holds 4,000 tables and no list of owners. A pipeline broke on Tuesday, and the sales director found out on Friday, in front of the board.",
    },
    {
      label: "Passage 2",
      covers: [],
      text: "No platform is discussed until ten decisions are on the wall. Which stores to mark down, which claims to check, how much safety stock to hold: each has an owner, a rhythm and a number behind it. During the second week we trace those numbers to source systems and profile the fields for nulls, duplicates and late arrivals. The two after that build one path from source to a signed-off dashboard, so the hard joins surface early.",
    },
    {
      label: "Passage 3",
      covers: [],
      text: "Trust is measured by its absence: figures disputed in monthly reviews, incidents that users found ahead of the tests, extracts still rebuilt by hand. Old reports retired are the visible part, and an estate of 300 can usually shrink to about 60. Every one of the ten decisions also gets a business measure, such as markdown cost or stock-outs, which its owner reviews each quarter.",
    },
    {
      label: "Passage 4",
      covers: [],
      text: "The squad has a data product lead, two data engineers, an analytics engineer, a platform architect and an analyst from your industry. Data owners come from the business and give half a day a week to definitions. A steward in finance has the last word on any metric that reaches the annual report. Data scientists wait until the foundations hold, usually into the second quarter.",
    },
    {
      label: "Passage 5",
      covers: [],
      text: "Growth comes one data product at a time, in your own Snowflake, Databricks, Fabric or BigQuery account. Raw data lands untouched, is cleaned in version-controlled dbt models and is published under a contract: schema, freshness, owner, tests. Net revenue and its like are defined once in a semantic layer that Power BI or Tableau reads. All of it passes to you, along with the catalog, lineage, cost alerts and a trained on-call roster.",
    },
  ],
  quickInfo: {
    firstResult: { week: 4, text: "TODO" },
    team: "TODO",
    weAsk: "TODO",
  },
  features: [
    "Decision register that sets platform scope",
    "Data products with contracts and tests",
    "Semantic layer with one definition per metric",
    "Lineage from dashboard to source field",
    "Freshness and quality alerts with named owners",
    "Retirement list for duplicate reports",
  ],
  benefits: [
    "The same margin figure in every meeting",
    "Broken pipelines reported by a test, never by a director",
    "Analysts spend their week on analysis",
    "Warehouse bills traced to the teams behind them",
    "New questions answered in days, on data already tested",
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
