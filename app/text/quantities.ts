/** Lengths of time, sums and counts, as the language of the site writes them. */

const timeUnits = ["minute", "hour", "day", "week", "month"] as const;
export type TimeUnit = (typeof timeUnits)[number];

/** What a measure can count, besides things that have a word of their own. */
export const measureKinds = ["money", "millions", "percent", ...timeUnits] as const;

export interface Measure {
  kind?: (typeof measureKinds)[number];
  /** "files", for a measure of no such kind. */
  unit?: string;
}

export interface Locale {
  /** As en-US. */
  language: string;
  /** As GBP. */
  currency: string;
}

const timeIn = (unit: TimeUnit, language: string) =>
  new Intl.NumberFormat(language, { style: "unit", unit, unitDisplay: "long" });

/** "4 months". */
export const timeInWords = (value: number, unit: TimeUnit, language: string): string =>
  timeIn(unit, language).format(value);

/** "3–6 weeks". */
export const spanInWords = (from: number, to: number, unit: TimeUnit, language: string): string =>
  from < to ? timeIn(unit, language).formatRange(from, to) : timeInWords(to, unit, language);

/** "9½ months". */
export const halvesInWords = (value: number, unit: TimeUnit, language: string): string =>
  timeIn(unit, language)
    .formatToParts(value)
    .map((part) => (part.type === "fraction" ? "½" : part.type === "decimal" ? "" : part.value))
    .join("");

/** "months", as it follows so many of them. */
export const unitInWords = (value: number, unit: TimeUnit, language: string): string =>
  timeIn(unit, language)
    .formatToParts(value)
    .find(({ type }) => type === "unit")?.value ?? "";

/** "£1.94", or "£18.6M" from a million on. */
export const moneyInWords = (value: number, { language, currency }: Locale): string =>
  new Intl.NumberFormat(language, {
    style: "currency",
    currency,
    maximumFractionDigits: 2,
    ...(value < 1_000_000
      ? { trailingZeroDisplay: "stripIfInteger" }
      : { notation: "compact", minimumFractionDigits: 0 }),
  }).format(value);

/** "£18.6M", "88.1%", "40 minutes", "5 files"; from two hours on, minutes are given in hours. */
export function measureInWords(value: number, { kind, unit }: Measure, locale: Locale): string {
  const { language } = locale;
  const number = (options?: Intl.NumberFormatOptions) => new Intl.NumberFormat(language, options);
  if (kind === "money") return moneyInWords(value, locale);
  if (kind === "millions") return moneyInWords(value * 1_000_000, locale);
  if (kind === "percent")
    return number({ style: "percent", maximumFractionDigits: 2 }).format(value / 100);
  if (kind === "minute" && value >= 120) return timeInWords(value / 60, "hour", language);
  return kind ? timeInWords(value, kind, language) : `${number().format(value)} ${unit}`;
}

/** A text for each number that a language tells apart. */
export type Plural = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string };

export const pluralOf = (count: number, forms: Plural, language: string): string =>
  forms[new Intl.PluralRules(language).select(count)] ?? forms.other;

/** "five", or "16": numbers that have a word (`durations.numbers` in content/interface.yaml) are written as one. */
export const numberInWords = (count: number, numbers: readonly string[] = []): string =>
  numbers[count - 1] ?? String(count);
