/** A rule with a file of a typeface. The file's name says whose letters it has: "text", or "de.text". */
const rules = /@font-face\s*\{[^}]*?[/=](?:([a-z-]+)\.)?[\w-]+\.woff2[^}]*\}/g;

/** The styles with the files of one language alone, by its folder; the first has none. */
export const typefacesIn = (folder: string, styles: string): string =>
  styles.replace(rules, (rule, language = "") => (language === folder ? rule : ""));
