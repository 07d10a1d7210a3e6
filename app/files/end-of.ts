/** The last day of "16 months, January 2022 to April 2023". */
export function endOf(duration: string): Date {
  const month = / to (\p{L}+ \d{4})$/u.exec(duration)?.[1];
  const first = new Date(`1 ${month} UTC`);
  if (!month || Number.isNaN(first.getTime()))
    throw new Error(
      `“${duration}” does not end with a month, as in “16 months, January 2022 to April 2023”: see its scale.`,
    );
  return new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0));
}
