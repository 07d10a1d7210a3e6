import { filled } from "../../lib/use-words";
import { numberInWords, pluralOf, timeInWords, unitInWords } from "../../text/quantities";
import { lengthOf, type TrackWords } from "../month-words";
import { limitText } from "../turning-point";
import type { Program } from "./programs";

/** The result came late, and the program ended on time all the same. */
function madeUp({ late, finish, agreedIn: month }: Program, words: TrackWords): string | undefined {
  if (!finish || late > 0 || finish.late <= 0) return undefined;
  const { durations, language } = words;
  const count = numberInWords(finish.late, durations.numbers);
  const time = filled(pluralOf(finish.late, durations.month, language), { count });
  const said = { result: finish.key, time };
  return month ? filled(words.madeUpAgreed, { ...said, month }) : filled(words.madeUp, said);
}

/** "4 months late.", or that it was not. */
function verdict(late: number, { onTime, early, ...words }: TrackWords): string {
  const time = lengthOf(Math.abs(late), words.language);
  return late ? filled(late > 0 ? words.late : early, { time }) : onTime;
}

/** What a row of the sheet says; the figure has a sign, but for zero. */
export function programWords(program: Program, words: TrackWords) {
  const { planned, actual, late, turn, finish, limit, agreedIn: month } = program;
  const { language } = words;
  const number = new Intl.NumberFormat(language);
  const sign = late > 0 ? "+" : late < 0 ? "−" : "";
  return {
    plan: filled(words.plan, {
      planned: timeInWords(planned, "month", language),
      took: number.format(actual),
    }),
    verdict: verdict(late, words),
    limit: limit && limitText(limit, words),
    agreed: month && filled(words.agreed, { month }),
    madeUp: madeUp(program, words),
    turn: turn && `${turn.text}.`,
    finish: finish && `${finish.text}.`,
    late: {
      figure: `${sign}${number.format(Math.abs(late))}`,
      unit: unitInWords(Math.abs(late), "month", language),
    },
  };
}
