/** Every period in the legal pages, so that text and drawing agree. */
export const periods = {
  serverLogs: "30 days",
  /** After the last message, if no engagement follows. */
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

/** Converts a period such as "two years" to days, at 365 a year: 730. */
export function daysIn(period: string): number {
  const [, count = "", unit = ""] = /^(\w+) (.+?)s?$/.exec(period) ?? [];
  const number = Number(count) || numbers.indexOf(count);
  const days = number * units[unit as keyof typeof units];
  if (!(days > 0)) throw new Error(`app/content/legal-periods.ts cannot count “${period}”.`);
  return days;
}
