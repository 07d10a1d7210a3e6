import { formatNumber } from "../../lib/format-number";
import type { Program } from "./programs";

const unitOf = (months: number) => (Math.abs(months) === 1 ? "month" : "months");

/** The result came late, and the program ended on time all the same. */
function madeUp({ late, finish, agreedIn }: Program): string | undefined {
  if (late > 0 || finish.late <= 0) return undefined;
  const months = finish.late === 1 ? "a month" : `${formatNumber(finish.late)} months`;
  const agreed = agreedIn ? `, agreed in month ${agreedIn}` : "";
  return `${finish.key} ${months} late${agreed}, made up later.`;
}

/** What a row of the sheet says; the figure has a sign, but for zero. */
export function programWords(program: Program) {
  const { planned, actual, late, turn, finish, agreedIn } = program;
  const sign = late > 0 ? "+" : late < 0 ? "−" : "";
  return {
    plan: `Planned ${formatNumber(planned)} ${unitOf(planned)}, took ${formatNumber(actual)}.`,
    agreed: agreedIn && `Agreed in month ${agreedIn}.`,
    madeUp: madeUp(program),
    turn: `${turn.text}.`,
    finish: `${finish.text}.`,
    late: { figure: `${sign}${formatNumber(Math.abs(late))}`, unit: unitOf(late) },
  };
}
