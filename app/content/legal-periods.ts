/** Every period that a legal page gives; text and drawing take it from here. */
export const periods = {
  serverLogs: "30 days",
  /** From the last message of an exchange that led to nothing. */
  plainMail: "two years",
  /** After an engagement has ended. */
  records: "seven years",
  quoteTakenDown: "ten business days",
  gdprAnswer: "one month",
  ccpaConfirmed: "ten business days",
  ccpaAnswer: "45 days",
} as const;

const numbers = "zero one two three four five six seven eight nine ten".split(" ");
const units = { day: 1, "business day": 7 / 5, month: 30, year: 365 };

/** "two years" in days, as long as a calendar has them on average: 730. */
export function daysIn(period: string): number {
  const [, count = "", unit = ""] = /^(\w+) (.+?)s?$/.exec(period) ?? [];
  const number = Number(count) || numbers.indexOf(count);
  const days = number * units[unit as keyof typeof units];
  if (!(days > 0)) throw new Error(`app/content/legal-periods.ts cannot count “${period}”.`);
  return days;
}
