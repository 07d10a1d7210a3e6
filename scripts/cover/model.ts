import type { CoverFacts } from "../../app/pictures.ts";

/** A stretch of time on a lane: thin as a plate, a block, or a taller one for what matters most. */
export interface Block {
  lane: number;
  from: number;
  to: number;
  kind: "plate" | "block" | "turn";
}

/** What a cover shows: blocks on lanes that lie side by side, and a sphere where the work was done. */
export interface Model {
  lanes: number;
  /** How long a lane is, as blocks count it. */
  length: number;
  blocks: readonly Block[];
  sphere?: { lane: number; at: number };
}

/** Planned as plates, and what happened as blocks above them: what nobody planned stands on the bare ground. */
function modelOfSteps({ steps, finish, months }: CoverFacts): Model {
  return {
    lanes: steps.length,
    length: Math.max(months, ...steps.map(({ planned }) => planned?.to ?? 0)),
    blocks: steps.flatMap(({ planned, actual }, lane): Block[] => [
      ...(planned ? [{ lane, kind: "plate" as const, ...planned }] : []),
      ...actual.map(({ from, to, turned }): Block => {
        return { lane, kind: turned ? "turn" : "block", from, to };
      }),
    ]),
    ...(finish ? { sphere: { lane: finish.step - 1, at: finish.at } } : {}),
  };
}

/** Between two months, so that they can be counted. */
const gap = 0.12;

/** A calendar: a plate for each year, and on it a block for each month of the program, the last one tall. */
function modelOfMonths({ from, months }: CoverFacts): Model {
  const [, month = 1] = from.split("-").map(Number);
  const first = month - 1;
  const last = first + months - 1;
  const lanes = Math.floor(last / 12) + 1;
  const plates = Array.from({ length: lanes }, (_, lane): Block => {
    return { lane, kind: "plate", from: 0, to: 12 - gap };
  });
  const blocks = Array.from({ length: months }, (_, index): Block => {
    const at = (first + index) % 12;
    const lane = Math.floor((first + index) / 12);
    return { lane, kind: first + index === last ? "turn" : "block", from: at, to: at + 1 - gap };
  });
  return {
    lanes,
    length: 12,
    blocks: [...plates, ...blocks],
    sphere: { lane: lanes - 1, at: (last % 12) + 1 - gap },
  };
}

export const modelOf = (facts: CoverFacts): Model =>
  facts.steps.length ? modelOfSteps(facts) : modelOfMonths(facts);
