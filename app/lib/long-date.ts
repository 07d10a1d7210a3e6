const format = new Intl.DateTimeFormat("en-US", { dateStyle: "long" });

/** "November 15, 2026" */
export function longDate(date: Date): string {
  return format.format(date);
}
