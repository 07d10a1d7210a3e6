/** A text for each number that a language tells apart. */
export type Plural = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string };

export const pluralOf = (count: number, forms: Plural, language: string): string =>
  forms[new Intl.PluralRules(language).select(count)] ?? forms.other;
