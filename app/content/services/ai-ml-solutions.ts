import type { Service } from "../types";

export default {
  template: "service",
  title: "AI & ML Solutions",
  description:
    "Predictive models for demand, risk and vision, built to run in production and watched for drift after launch.",
  group: "premium-service-offerings",
  kind: "ai",
  lead: "Your data scientists have models that score well in the notebook, while your planners work from a spreadsheet. One forecast or risk score moves into the daily decision it was meant for, once it has beaten the method you use now, and it stays right as the data shifts.",
  phases: { from: 10, to: 20 },
  instead: [
    {
      when: "your departments still dispute the figures that a model would learn from",
      service: "data-analytics",
    },
    {
      when: "the answer has to be read out of free text in files and letters",
      service: "ai-process-automation",
    },
  ],
  overview: [
    {
      label: "The number to beat",
      covers: [1],
      text: "Say that your demand plan misses by 31%, weighted by volume. A model is worth the distance from that figure, so week one goes into measuring it: the planners’ own method, the naive forecast, the rules an underwriter applies today. We also ask who would act differently on a better figure, on which day, and what each kind of error costs. If the same orders would go out anyway, we advise against the model.",
    },
    {
      label: "Months no model has seen",
      covers: [2],
      text: "In week two a data engineer rebuilds two years of history as it was known on each past day, before late corrections arrived. The last six months are locked. Features and settings are chosen on the eighteen before them, and an independent validator keeps the locked months. Then comes the hunt for leakage. A field that is filled in after the event makes any model look brilliant, and behind an AUC that is too good it is our first suspect.",
    },
    {
      label: "The replay",
      covers: [3, 4],
      text: "Tables, sensor readings and images feed these models; no language model takes part. Week three produces a handful of candidates, mostly gradient-boosted trees, with a plain regression among them. The validator replays the best one over the locked months in week four and reports what would have happened. Demand is read on stock-outs and write-offs, credit on loss at a fixed approval rate, vision on missed defects per thousand parts. If the candidate fails to beat the old method there, no statement of work for a next stage follows.",
    },
    {
      label: "Two columns every morning",
      covers: ["after"],
      text: "Planners get a screen with two columns in week six: the old method and the model. For six to eight weeks the old column decides, and each large difference is logged with the side that proved right. The model then takes over one product group at a time. A planner can overrule any line with a reason code, and a lender’s score arrives with the reasons an applicant may be told.",
    },
    {
      label: "Month four",
      covers: [],
      text: "Models decay. In the chart on this page error drops to 21%, creeps up to 27% as the product range changes, and falls again after a retrain. Monitors watch inputs, predictions and, once outcomes arrive, true error. An alarm comes with its instruction: retrain, or roll back to the previous version, which takes minutes.",
    },
    {
      label: "Who sits where",
      covers: [1, 2, 3, 4],
      text: "A lead data scientist answers for the method and an ML engineer for the path to production, with equal say from the first day. One planner or underwriter of yours joins two days a week. Vision jobs add a labeling lead, who measures how often your inspectors agree with each other before any image trains anything. Pipeline, model card and registry sit in your own cloud account. For lenders, the validator also writes the validation file.",
    },
  ],
  schedule: {
    note: "In seventeen days you learn whether a model beats your own method. A day lost on the history moves the replay by a day.",
    weeks: ["Measure", "Rebuild", "Fit", "Replay"],
    work: [
      {
        name: "What a planner would do differently",
        who: "Your planner",
        days: [
          [2, 3],
          [7, 8],
          [12, 13],
          [16, 17],
        ],
      },
      {
        name: "Error of today’s method measured",
        who: "Lead data scientist",
        days: [[1, 5]],
        critical: true,
      },
      {
        name: "Two years as known on each day",
        who: "Data engineer",
        days: [[6, 8]],
        critical: true,
      },
      { name: "Last six months under lock", who: "Validator from outside", days: [[9, 15]] },
      {
        name: "A handful of candidates",
        who: "Lead data scientist",
        days: [[9, 15]],
        critical: true,
      },
      { name: "Leakage hunted field by field", who: "ML engineer", days: [[8, 13]] },
      {
        name: "Best candidate on the locked months",
        who: "Validator from outside",
        days: [[16, 17]],
        critical: true,
      },
    ],
    handover: { day: 17, name: "what would have happened, in figures", who: "Your sponsor" },
  },
  quickInfo: {
    firstResult: { week: 6, text: "planners see the model next to the old method each day" },
    team: "Lead data scientist, ML engineer, data engineer; a validator from outside",
    weAsk: "One planner or underwriter two days a week; two years of history, read-only",
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
    "You know by week four whether a model beats today’s method",
    "Planners work from one forecast and stop rebuilding it by hand",
    "No model decides anything before six weeks of live comparison",
    "A version that goes wrong is rolled back within minutes",
    "Risk scores you can explain to an auditor or an applicant",
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
      why: "A short proof tells you whether the signal is there at all, for a fraction of the effort of a pipeline.",
    },
    {
      service: "cloud-migration",
      why: "Training jobs want elastic capacity next to the data, and a migration decides where both will live.",
    },
  ],
  industries: ["Financial Services", "Manufacturing", "Retail", "Energy"],
} satisfies Service;
