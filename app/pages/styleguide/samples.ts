import type { Client, Visualization } from "../../content/types";
import { sampleImageHost } from "./image-host";

const months = [
  { name: "Month 2", value: 24 },
  { name: "Month 4", value: 21 },
  { name: "Month 6", value: 38 },
  { name: "Month 8", value: 52 },
  { name: "Month 10", value: 66 },
];
const summary = "One sentence that says what the picture shows.";

/** One of each kind, with the cases that are hard to draw: long names, zeros, seven parts. */
export const samples: readonly Visualization[] = [
  {
    kind: "chart",
    chart: "bar",
    title: "Bars with short names",
    summary,
    measure: "% of projects",
    series: [
      { name: "On time", value: 94 },
      { name: "On cost", value: 87, emphasized: true },
      { name: "None", value: 0 },
    ],
  },
  {
    kind: "chart",
    chart: "bar",
    title: "Bars with long names",
    summary,
    measure: "Sites by verdict",
    series: [
      { name: "Deleted by the owner after a review", value: 1140 },
      { name: "Archived", value: 720, emphasized: true },
      { name: "Incomprehensibilities", value: 40 },
    ],
  },
  {
    kind: "chart",
    chart: "pie",
    title: "A pie of seven parts",
    summary,
    measure: "% of hours",
    series: [
      { name: "Data migration", value: 30 },
      { name: "Testing", value: 20 },
      { name: "Build", value: 16 },
      { name: "Controls", value: 12 },
      { name: "Cutover", value: 10 },
      { name: "Training", value: 7 },
      { name: "Other", value: 5 },
    ],
  },
  {
    kind: "chart",
    chart: "bar",
    whole: true,
    title: "Shares of a whole",
    summary,
    measure: "% of hours",
    series: [
      { name: "Edited outputs", value: 44, emphasized: true },
      { name: "Expert-written", value: 32 },
      { name: "Edge cases", value: 16 },
      { name: "Refusals", value: 8 },
    ],
  },
  {
    kind: "chart",
    chart: "line",
    title: "A line",
    summary,
    measure: "Days",
    series: [{ name: "Start", value: 17 }, ...months, { name: "Month 12", value: 60 }],
  },
  {
    kind: "chart",
    chart: "area",
    title: "An area",
    summary,
    measure: "£ million saved",
    series: [{ name: "Start", value: 0 }, ...months],
  },
  {
    kind: "gantt",
    title: "A schedule",
    summary,
    unit: "month",
    length: 18,
    bars: [
      { name: "Audit", start: 0, end: 3, critical: true },
      { name: "A bar whose name is rather long", start: 1, end: 9 },
      { name: "Build", start: 3, end: 12, critical: true },
      { name: "Handover", start: 12, end: 18, critical: true },
    ],
    milestones: [
      { name: "Plan approved", at: 3 },
      { name: "A milestone with a long name", at: 12 },
      { name: "Closed", at: 18 },
    ],
  },
  {
    kind: "workflow",
    title: "A workflow",
    summary,
    steps: [
      { name: "Frame the outcome", owner: "Sponsor", handover: "One-page statement" },
      { name: "Set scope", owner: "Delivery manager", handover: "Deliverables table" },
      { name: "Price and phase", owner: "Estimator", handover: "Payment schedule" },
      { name: "Negotiate and sign", owner: "Procurement lead", handover: "Signed contract" },
    ],
  },
  {
    kind: "diagram",
    title: "A diagram",
    summary,
    layers: [
      {
        name: "Channels",
        parts: ["Web", "Mobile app", "Contact center", "Broker portal", "Files"],
      },
      { name: "Services", parts: ["Pricing", "Payments"] },
      { name: "Core", parts: ["Policy ledger", "Billing", "Documents"] },
    ],
  },
];

const clientNames = [
  "Elsewhere & Sons",
  'The "Very Long Name" Holding Company of <Somewhere> Limited',
];

/** Logos that come from another host, which the policy of this build allows. */
export const sampleClients = {
  intro: { label: "Clients", heading: "Logos of another host", text: summary },
  clients: clientNames.map(
    (name, index): Client => ({
      name,
      logoUrl: `${sampleImageHost}/${index}.svg`,
      alt: `Logo of ${name}`,
    }),
  ),
  recognition: [],
};
