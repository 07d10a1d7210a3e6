/**
 * As the pages write a date: "August 1, 2026". The formatter is made when it is asked for: a browser
 * takes 20 ms for its first, and most pages show no date.
 */
export const longDate = (date: Date, language: string): string =>
  new Intl.DateTimeFormat(language, { dateStyle: "long" }).format(date);
