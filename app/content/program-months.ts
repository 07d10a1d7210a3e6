/** Months since the year 0, of one like 2022-01. */
function countOf(month: string): number {
  const [year = 0, number = 0] = month.split("-").map(Number);
  return year * 12 + number - 1;
}

/** The months of the program, both of its dates included. */
export const programMonths = ({ from, to }: { from: string; to: string }): number =>
  countOf(to) - countOf(from) + 1;

/** The calendar month of a month of the program, which begins in `from` with month 1. */
export function monthAfter(from: string, month: number): string {
  const count = countOf(from) + month - 1;
  return `${Math.floor(count / 12)}-${String((count % 12) + 1).padStart(2, "0")}`;
}

const names = new Map<string, string>();

/** "January 2022" for 2022-01; asked for often, and a formatter takes long to be made. */
export function monthName(month: string, language: string): string {
  const key = `${month} ${language}`;
  const name =
    names.get(key) ??
    new Date(`${month}-01T00:00Z`).toLocaleDateString(language, {
      month: "long",
      year: "numeric",
      timeZone: "UTC",
    });
  names.set(key, name);
  return name;
}
