/**
 * "August 1, 2026". The formatter is created on demand because the first one takes a browser 20 ms, and
 * most pages show no date.
 */
export const longDate = (date: Date, language: string): string =>
  new Intl.DateTimeFormat(language, { dateStyle: "long" }).format(date);
