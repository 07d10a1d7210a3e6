/** What German keeps on one line: figures and their units, numbered days and articles, days of a month, abbreviations. */
const german = [
  /(?<=[\d}]) (?=(?:%|[£€]|M(?:io|rd)\.|Uhr|Tage?n?|Wochen?|Monate?n?|Jahre?n?|Stunden?|Minuten?|Prozent|Punkten?)(?!\p{L}))/gu,
  /(?<=M(?:io|rd)\.) (?=[£€])/gu,
  /(?<=(?<!\p{L})(?:Tag|Woche|Monat|Welle|Art\.|Abs\.|Nr\.|§)) (?=[\d{])/gu,
  /(?<=(?<!\d)\d\d?\.) (?=(?:Jan|Feb|März|Apr|Mai|Jun|Jul|Aug|Sep|Okt|Nov|Dez))/gu,
  /(?<=(?<!\p{L})[zduio]\.) (?=[BhaÄd]\.)/gu,
];

/** With spaces that do not break where the language has them, so that nobody has to write them. */
export function tied(text: string, language: string): string {
  if (!/^de\b/.test(language)) return text;
  return german.reduce((words, space) => words.replace(space, "\u00a0"), text);
}
