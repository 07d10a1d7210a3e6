import type { z } from "zod";
import { filled } from "../text/filled.ts";
import type { chart } from "./schema/visualization.ts";

/** The place of a service on the plan. */
export interface Span {
  from: number;
  to: number;
}

export type PhaseChart = z.output<typeof chart>;

/** Services are placed on phases by quarters of one. */
export const quartersOfPhase = 4;

/** For a service on the plan without a picture of its own: how much of each phase it covers, from its own data. */
export function chartOfPhases(
  title: string,
  { from, to }: Span,
  phases: readonly { name: string }[],
  words: Record<"title" | "summary" | "measure", string>,
): PhaseChart {
  const last = Math.ceil(to / quartersOfPhase) - 1;
  return {
    kind: "chart",
    chart: "bar",
    title: filled(words.title, { title }),
    summary: filled(words.summary, { phase: phases[last]?.name ?? "" }),
    measure: words.measure,
    unit: "percent",
    series: phases.map(({ name }, phase) => {
      const start = phase * quartersOfPhase;
      const covered = Math.min(to, start + quartersOfPhase) - Math.max(from, start);
      const value = (Math.max(covered, 0) / quartersOfPhase) * 100;
      return { name, value, ...(phase === last ? { emphasized: true as const } : {}) };
    }) as unknown as PhaseChart["series"],
  };
}
