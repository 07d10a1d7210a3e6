import type { site } from "../../app/site.ts";

/** Matches a name as a whole word, however its letters are spaced: "Ex-ample", "E X A M P L E". */
function nameSpellings(name: string): string {
  const letters = name.toLowerCase().match(/[\p{L}\p{N}]/gu) ?? [];
  return `(?<![\\p{L}\\p{N}])${letters.join("[^\\p{L}\\p{N}]{0,3}")}(?![\\p{L}\\p{N}])`;
}

/** Matches a color as CSS may write it: #rrggbb, with or without opacity, or decimal channels. */
function colorSpellings(color: string): string {
  const channels = (color.match(/[\da-f]{2}/gi) ?? []).map((hex) => Number.parseInt(hex, 16));
  return `${color}|\\b${channels.join("(?: |, ?)")}\\b`;
}

/** Every trace of a brand in a text, with some context. */
export function brandTraces(text: string, brand: typeof site, colors: readonly string[]): string[] {
  const { name, url, legalName, tagline, postalAddress, mailboxes, foundedYear } = brand;
  const host = new URL(url).hostname.replace(/^www\./, "");
  const phrases = [host, legalName, tagline, postalAddress, ...Object.values(mailboxes)];
  const searched = text.replaceAll("&amp;", "&").replaceAll("\u00ad", "");
  const patterns = [
    nameSpellings(name),
    ...phrases.map((phrase) => RegExp.escape(phrase)),
    `(?:since|founded in|"foundingDate":") ?${foundedYear}`,
    ...colors.map(colorSpellings),
  ];
  return patterns.flatMap((pattern) => {
    const found = new RegExp(pattern, "iu").exec(searched);
    return found ? [`“${searched.slice(Math.max(0, found.index - 30), found.index + 30)}”`] : [];
  });
}
