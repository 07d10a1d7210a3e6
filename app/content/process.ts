import type { ProcessStep, Six } from "./types";

export const processSteps: Six<ProcessStep> = [
  {
    title: "Discovery & Analysis",
    description:
      "We interview sponsors, read the contracts and find out what the schedule is hiding.",
    bulletPoints: [
      "Sponsor and user interviews",
      "Cost and schedule to date",
      "Risk and dependency register",
      "Agreed problem statement",
    ],
  },
  {
    title: "Strategic Planning",
    description:
      "Findings become a schedule with gates, and each stage gets a statement of work before it begins.",
    bulletPoints: [
      "Outcome map with measures",
      "Critical-path baseline",
      "Staffing and budget plan",
      "Statement of work per stage",
    ],
  },
  {
    title: "Implementation",
    description:
      "Workstreams build in two-week increments, and each ends with something users can try.",
    bulletPoints: [
      "A lead for each workstream",
      "Demos every second Thursday",
      "Change control board",
      "Vendor and contract management",
    ],
  },
  {
    title: "Monitoring & Control",
    description:
      "Controllers compare plan with fact each week and escalate variances while they are cheap to fix.",
    bulletPoints: [
      "Earned value tracking",
      "Weekly RAID review",
      "Tolerance breach alerts",
      "Independent gate reviews",
    ],
  },
  {
    title: "Optimization",
    description:
      "With real data in hand, we remove the steps, handoffs and costs the plan no longer needs.",
    bulletPoints: [
      "Cycle time analysis",
      "Supplier rate check",
      "Automated status reports",
      "Backlog pruning session",
    ],
  },
  {
    title: "Delivery & Review",
    description:
      "Your people take over a working result, and finance confirms what it has returned.",
    bulletPoints: [
      "Acceptance test sign-off",
      "Operations handover pack",
      "Benefits audit with finance",
      "Lessons logged and shared",
    ],
  },
];
