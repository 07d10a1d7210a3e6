/** Double and single quotes of a language. */
const signs: Record<string, string> = { en: "“”‘’", de: "„“‚‘" };

/** None, if we do not know them. */
export const quoteSigns = (language: string): string | undefined =>
  signs[language.replace(/-.*/, "")];

/** What somebody said, as the language quotes it. */
export function quoted(words: string, language: string): string {
  const [open, close] = quoteSigns(language) ?? "“”";
  return `${open}${words}${close}`;
}
