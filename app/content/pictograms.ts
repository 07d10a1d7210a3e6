import type { ServiceId } from "./ids";
import type { Pictogram } from "./types";

/** One per service: the type requires all of them, and a test finds two that look alike. */
export const servicePictograms: Record<ServiceId, Pictogram> = {
  "strategic-portfolio-management": {
    says: "Rank by value, fund the top",
    bars: [
      [0, 0, 5, "key"],
      [1, 0, 4, "work"],
      [2, 0, 3, "work"],
      [3, 0, 2, "plan"],
      [4, 0, 1, "plan"],
    ],
  },
  "enterprise-digital-transformation": {
    says: "Every unit lands on one platform",
    bars: [
      [0, 0, 3, "work"],
      [1, 0, 2, "work"],
      [2, 0, 1, "work"],
      [4, 0, 5, "key"],
    ],
    elbow: [0, 3, 4],
  },
  "program-governance-assurance": {
    says: "All stop, one passes the gate",
    bars: [
      [0, 0, 3, "work"],
      [2, 1, 2, "work"],
      [2, 3, 2, "key"],
      [4, 0, 3, "work"],
    ],
    date: 3,
  },
  "business-process-optimization": {
    says: "Rework loop out, process shorter",
    bars: [
      [0, 0, 5, "work"],
      [2, 1, 2, "plan"],
      [4, 0, 3, "key"],
    ],
    elbow: [2, 3, 0],
  },
  "enterprise-architecture": {
    says: "What carries, what can go",
    bars: [
      [0, 0, 5, "work"],
      [2, 0, 2, "key"],
      [2, 3, 2, "plan"],
      [4, 0, 5, "work"],
    ],
  },
  "ma-integration-excellence": {
    says: "Two companies become one plan",
    bars: [
      [0, 0, 3, "work"],
      [1, 2, 3, "work"],
      [3, 0, 5, "key"],
    ],
  },
  "executive-advisory-services": {
    says: "Two people, doors closed",
    bars: [
      [0, 0, 5, "plan"],
      [1, 1, 3, "work"],
      [2, 1, 3, "key"],
      [3, 0, 5, "plan"],
    ],
  },
  "global-delivery-networks": {
    says: "The day passes hub to hub",
    bars: [
      [0, 0, 2, "work"],
      [2, 1, 3, "key"],
      [4, 0, 1, "work"],
      [4, 3, 2, "work"],
    ],
    elbow: [0, 2, 2],
  },
  "change-acceleration": {
    says: "Old way closes, real use starts",
    bars: [
      [0, 0, 2, "work"],
      [0, 2, 3, "plan"],
      [2, 2, 3, "key"],
      [4, 0, 2, "work"],
    ],
    date: 2,
  },
  "performance-analytics": {
    says: "A forecast with known error",
    bars: [
      [0, 2, 1, "plan"],
      [1, 0, 2, "work"],
      [1, 2, 2, "key"],
      [2, 2, 3, "plan"],
    ],
    date: 2,
  },
  "resource-optimization": {
    says: "The peak fills the gap",
    bars: [
      [0, 1, 2, "plan"],
      [1, 0, 3, "work"],
      [1, 3, 2, "key"],
      [2, 0, 5, "work"],
    ],
    elbow: [0, 3, 1],
  },
  "financial-management": {
    says: "Both sides of the ledger agree",
    bars: [
      [0, 0, 5, "work"],
      [2, 0, 2, "work"],
      [2, 3, 1, "work"],
      [3, 0, 1, "work"],
      [3, 3, 2, "key"],
    ],
  },
  "financial-services": {
    says: "Change fits between period ends",
    bars: [
      [0, 0, 2, "work"],
      [0, 4, 1, "work"],
      [2, 2, 2, "key"],
      [4, 0, 2, "work"],
      [4, 4, 1, "work"],
    ],
  },
  "healthcare-life-sciences": {
    says: "Systems change, care runs on",
    bars: [
      [0, 2, 1, "plan"],
      [1, 2, 1, "plan"],
      [2, 0, 5, "key"],
      [3, 2, 1, "work"],
      [4, 2, 1, "work"],
    ],
  },
  "technology-telecommunications": {
    says: "Three clocks on one plan",
    bars: [
      [0, 0, 1, "work"],
      [0, 2, 1, "work"],
      [0, 4, 1, "work"],
      [2, 0, 3, "key"],
      [4, 0, 5, "work"],
    ],
  },
  "legacy-modernization": {
    says: "Old core replaced slice by slice",
    bars: [
      [0, 0, 5, "plan"],
      [2, 0, 2, "work"],
      [3, 2, 2, "work"],
      [4, 4, 1, "key"],
    ],
  },
  "cloud-migration": {
    says: "Lifted up, old hosts off",
    bars: [
      [0, 2, 3, "work"],
      [1, 2, 3, "key"],
      [3, 0, 2, "plan"],
      [4, 0, 2, "plan"],
    ],
    elbow: [3, 2, 1],
  },
  "sharepoint-implementation": {
    says: "One tree, duplicates deleted",
    bars: [
      [0, 0, 3, "work"],
      [1, 1, 3, "work"],
      [2, 2, 3, "key"],
      [3, 2, 2, "plan"],
      [4, 1, 3, "work"],
    ],
  },
  "data-center-transformation": {
    says: "Planned back from lease end",
    bars: [
      [0, 1, 4, "plan"],
      [1, 2, 3, "plan"],
      [2, 3, 2, "work"],
      [3, 4, 1, "key"],
    ],
    date: 5,
  },
  "sow-development": {
    says: "Scope in lines, agreed below",
    bars: [
      [0, 0, 5, "plan"],
      [1, 0, 5, "plan"],
      [2, 0, 3, "plan"],
      [4, 3, 2, "key"],
    ],
  },
  "poc-development": {
    says: "Prove it before you plan",
    bars: [
      [0, 0, 2, "key"],
      [2, 2, 3, "plan"],
      [3, 2, 3, "plan"],
      [4, 2, 3, "plan"],
    ],
    date: 2,
  },
  "enterprise-transformation": {
    says: "One layer out of the firm",
    bars: [
      [0, 2, 1, "work"],
      [1, 1, 3, "plan"],
      [2, 1, 3, "key"],
      [3, 0, 5, "work"],
    ],
  },
  "data-analytics": {
    says: "The measure that answers it",
    bars: [
      [0, 0, 2, "work"],
      [1, 0, 4, "work"],
      [2, 0, 1, "work"],
      [3, 0, 5, "key"],
      [4, 0, 3, "work"],
    ],
  },
  "ai-ml-solutions": {
    says: "Many signals, one prediction",
    bars: [
      [0, 0, 2, "work"],
      [1, 1, 2, "work"],
      [2, 2, 3, "key"],
      [3, 1, 2, "work"],
      [4, 0, 2, "work"],
    ],
  },
  "value-stream-optimization": {
    says: "Work stays, waiting goes",
    bars: [
      [0, 1, 2, "plan"],
      [1, 0, 1, "work"],
      [1, 3, 2, "work"],
      [3, 0, 3, "key"],
    ],
  },
  "intelligent-automation": {
    says: "Exceptions drop to a person",
    bars: [
      [0, 0, 5, "work"],
      [1, 0, 5, "work"],
      [2, 0, 2, "work"],
      [2, 3, 2, "work"],
      [4, 2, 1, "key"],
    ],
    elbow: [2, 2, 4],
  },
  "leadership-development": {
    says: "A cohort climbs on live work",
    bars: [
      [1, 3, 2, "key"],
      [2, 2, 2, "work"],
      [3, 1, 2, "work"],
      [4, 0, 2, "work"],
    ],
    result: [0, 4],
  },
  "ai-agent-development": {
    says: "One run, only its own tools",
    bars: [
      [0, 0, 2, "work"],
      [0, 3, 1, "work"],
      [1, 0, 5, "key"],
      [2, 1, 1, "work"],
      [2, 3, 2, "plan"],
    ],
  },
  "llm-fine-tuning": {
    says: "Each pass misses by less",
    bars: [
      [0, 2, 3, "work"],
      [1, 0, 3, "work"],
      [2, 2, 2, "work"],
      [3, 1, 2, "work"],
      [4, 2, 1, "key"],
    ],
  },
  "multi-agent-systems": {
    says: "Three specialists, one orchestrator",
    bars: [
      [0, 0, 1, "work"],
      [2, 0, 1, "work"],
      [2, 2, 3, "key"],
      [4, 0, 1, "work"],
    ],
    elbow: [0, 1, 4],
  },
  "retrieval-augmented-generation": {
    says: "One page pulled from the stack",
    bars: [
      [0, 0, 3, "work"],
      [1, 2, 3, "key"],
      [2, 0, 3, "work"],
      [3, 0, 3, "work"],
      [4, 0, 3, "work"],
    ],
  },
  "ai-process-automation": {
    says: "What falls short, people decide",
    bars: [
      [0, 0, 5, "work"],
      [1, 0, 4, "work"],
      [2, 0, 2, "key"],
      [3, 0, 5, "work"],
      [4, 0, 4, "work"],
    ],
    date: 3,
  },
  "ai-strategy-roadmap": {
    says: "Sixty ideas down to one",
    bars: [
      [0, 0, 5, "plan"],
      [1, 0, 5, "plan"],
      [2, 1, 3, "work"],
      [3, 2, 1, "key"],
    ],
  },
  "innovation-lab": {
    says: "Many trials, one answers",
    bars: [
      [0, 0, 2, "plan"],
      [1, 0, 1, "plan"],
      [2, 0, 4, "key"],
      [3, 0, 2, "plan"],
      [4, 0, 1, "plan"],
    ],
    result: [2, 4],
  },
  "project-management-service": {
    says: "The plan itself, run for you",
    bars: [
      [0, 0, 2, "work"],
      [1, 0, 3, "work"],
      [2, 1, 3, "key"],
      [3, 2, 3, "work"],
      [4, 3, 2, "work"],
    ],
  },
  "strategic-consulting": {
    says: "Three options, one board vote",
    bars: [
      [0, 3, 2, "plan"],
      [2, 0, 2, "work"],
      [2, 3, 2, "key"],
      [4, 3, 2, "plan"],
    ],
    elbow: [0, 3, 4],
  },
  "digital-transformation": {
    says: "Task by task, against a baseline",
    bars: [
      [0, 0, 5, "plan"],
      [1, 0, 3, "work"],
      [3, 1, 4, "plan"],
      [4, 1, 2, "key"],
    ],
  },
};
