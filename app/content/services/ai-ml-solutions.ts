import type { Service } from "../types";

export default {
  template: "service",
  title: "AI & ML Solutions",
  description:
    "Predictive models for demand, risk and vision, built to run in production and watched for drift after launch.",
  group: "premium-service-offerings",
  kind: "ai",
  lead: "Predicting next week’s demand, a missed payment or a cracked casting takes no language model. We build the predictive kind and keep it accurate in production, where the data starts to move.",
  instead: [{ when: "this is not your case", service: "data-analytics" }],
  overview: [
    {
      label: "Passage 1",
      covers: [],
      text: "Many data science teams have good notebooks and few live models. A churn model shows an AUC of 0.86 on a slide, then waits nine months for a data feed. Another goes live, a new product code shifts its inputs, and the first to notice are the buyers. They return to the spreadsheet. Every night the model still writes its scores to a table that has lost its last reader.",
    },
    {
      label: "Passage 2",
      covers: [],
      text: "A model is worth what someone does differently on its advice. That decision is therefore named first, with its owner and the cost of each kind of error. Ten days in there is a baseline: the naive forecast or the current rules, scored on a time-based holdout. The hunt for leakage in the features follows. After four weeks you see a first candidate, replayed against a year of history.",
    },
    {
      label: "Passage 3",
      covers: [],
      text: "We report the decision ahead of the accuracy. For demand that means stock-outs and write-offs, then weighted percentage error and bias. Credit models are read on loss at a fixed approval rate, with calibration and the population stability index. Vision is judged on missed defects per thousand parts: a false alarm costs a minute and a miss can cost a recall. Each model shadows the old method for six to eight weeks before it decides anything.",
    },
    {
      label: "Passage 4",
      covers: [],
      text: "Everything lands in your own cloud account: the feature pipeline, the training code, a registry that traces each deployed version to its data snapshot, and a model card that states limits as well as scores. Monitors watch inputs, predictions and, once outcomes arrive, true error. Every alert has an owner, a retraining trigger and a rollback that takes minutes. For lenders we also write the validation file: conceptual soundness, outcomes analysis and known weaknesses.",
    },
    {
      label: "Passage 5",
      covers: [],
      text: "A lead data scientist owns the method and an ML engineer owns the path to production, with equal say from the first day. A data engineer stays until the features are stable. One planner or underwriter from your side joins two days a week. Vision jobs add a labeling lead, who measures how often your inspectors agree with each other before a single image trains anything.",
    },
  ],
  quickInfo: {
    firstResult: { week: 4, text: "TODO" },
    team: "TODO",
    weAsk: "TODO",
  },
  features: [
    "Backtests on time-based holdouts against a naive baseline",
    "Feature pipeline shared by training and serving",
    "Model registry with lineage to the data snapshot",
    "Shadow runs, then champion-challenger release",
    "Drift monitors with retraining and rollback triggers",
    "Labeling protocol with inspector agreement scores",
  ],
  benefits: [
    "Forecasts that planners use instead of rebuilding by hand",
    "New models in production within weeks of sign-off",
    "Drift that sounds an alarm instead of emptying a shelf",
    "Risk scores you can explain to an auditor or an applicant",
    "Inspection time spent on the parts most likely to fail",
  ],
  visualization: {
    kind: "chart",
    chart: "line",
    title: "One demand model through drift and retraining",
    summary:
      "Error drops at go-live, creeps up as the product range changes, and falls again after a drift alarm in month four triggers a retrain.",
    measure: "Weighted absolute % error",
    series: [
      { name: "Old method", value: 31 },
      { name: "Month 1", value: 21 },
      { name: "Month 2", value: 21 },
      { name: "Month 3", value: 23 },
      { name: "Month 4", value: 27 },
      { name: "Month 5", value: 22 },
      { name: "Month 6", value: 20 },
    ],
  },
  combinedWith: [
    {
      service: "data-analytics",
      why: "Models inherit the quality of the tables they read, so shared definitions and data tests come first.",
    },
    {
      service: "poc-development",
      why: "A short proof tells you whether the signal is there at all, for a fraction of the price of a pipeline.",
    },
    {
      service: "cloud-migration",
      why: "Training jobs want elastic capacity next to the data, and a migration decides where both will live.",
    },
  ],
  industries: ["Financial Services", "Manufacturing", "Retail", "Energy"],
} satisfies Service;
