import type { ProcessStep, Six } from "./types";

export const processSteps: Six<ProcessStep> = [
  {
    icon: {
      says: "What the schedule was hiding",
      bars: [
        [0, 0, 2, "plan"],
        [1, 3, 2, "plan"],
        [2, 1, 3, "key"],
        [3, 0, 1, "plan"],
        [4, 2, 3, "plan"],
      ],
    },
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
    icon: {
      says: "All in order, nothing started",
      bars: [
        [0, 0, 2, "plan"],
        [1, 1, 2, "plan"],
        [2, 2, 2, "key"],
        [3, 3, 2, "plan"],
        [4, 4, 1, "plan"],
      ],
    },
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
    icon: {
      says: "A wall rises, course by course",
      bars: [
        [0, 0, 2, "key"],
        [1, 0, 3, "work"],
        [2, 0, 2, "work"],
        [2, 2, 2, "work"],
        [3, 0, 5, "work"],
      ],
    },
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
    icon: {
      says: "One bar is behind today",
      bars: [
        [0, 0, 4, "work"],
        [2, 0, 2, "key"],
        [2, 2, 1, "plan"],
        [4, 1, 2, "work"],
        [4, 3, 2, "plan"],
      ],
      date: 3,
    },
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
    icon: {
      says: "Shorter now, next starts sooner",
      bars: [
        [0, 0, 5, "plan"],
        [2, 0, 3, "key"],
        [4, 3, 2, "work"],
      ],
      elbow: [2, 3, 4],
    },
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
    icon: {
      says: "Handed over, looked back over",
      bars: [
        [0, 0, 2, "work"],
        [1, 1, 2, "work"],
        [2, 2, 2, "work"],
        [4, 0, 4, "key"],
      ],
      result: [4, 4],
    },
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
