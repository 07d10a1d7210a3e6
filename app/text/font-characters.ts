const ascii = String.fromCharCode(...Array.from({ length: 95 }, (_, index) => 32 + index));

/** What components and scripts write themselves. */
const written = "©–…−½“”\u00a0";

/** Names of months and days, sums and shares, as scripts write them in a language. */
function inLanguage(language: string, currency: string): string {
  const days = Array.from({ length: 12 }, (_, month) => new Date(Date.UTC(2024, month, month + 1)));
  const dates = (["long", "short"] as const).flatMap((length) =>
    days.map((day) =>
      day.toLocaleDateString(language, { weekday: length, day: "numeric", month: length }),
    ),
  );
  const number = (options: Intl.NumberFormatOptions) =>
    new Intl.NumberFormat(language, options).format(1_234_567.8);
  const money = { style: "currency", currency } as const;
  return [
    ...dates,
    number(money),
    number({ ...money, notation: "compact" }),
    number({ style: "percent" }),
  ].join("");
}

/** What the fonts are cut to: all that a firm writes, and what pages add to it. */
export function fontCharacters(
  texts: string,
  { language, currency }: { language: string; currency: string },
): string {
  const all = new Set([...ascii, ...written, ...inLanguage(language, currency), ...texts]);
  all.delete("\n");
  return [...all].toSorted().join("");
}
