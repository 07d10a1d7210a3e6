/** What of a brand could be left behind in a file. */
export interface Brand {
  name: string;
  legalName: string;
  tagline: string;
  url: string;
  postalAddress: string;
  mailboxes: Readonly<Record<string, string>>;
  /** As #rrggbb, those that no other brand shares. */
  colors: readonly string[];
}

const character = (code: string, radix: number) => {
  const point = Number.parseInt(code, radix);
  return point <= 0x10ffff ? String.fromCodePoint(point) : "";
};

/** Shorter names stand inside other words by chance: Nova in "innovation". */
const tellingLength = 6;

/** As a reader takes it, whatever HTML, an address or a script has made of the letters. */
function plain(text: string): string {
  return text
    .replace(
      /%([0-9a-f]{2})|\\x([0-9a-f]{2})|\\u([0-9a-f]{4})|\\u\{([0-9a-f]+)\}|&#x([0-9a-f]+);/gi,
      (_, ...codes) => character(codes.slice(0, 5).find(Boolean), 16),
    )
    .replace(/&#(\d+);/g, (_, code) => character(code, 10))
    .replaceAll("&amp;", "&")
    .normalize("NFKD")
    .replace(/[\p{M}\u00ad\u200b-\u200d\u2060\ufeff]/gu, "")
    .replace(/\s+/g, " ")
    .toLowerCase();
}

/** The letters of a name in their order, however they are set apart: "Ex-ample", "E X A M P L E". */
function spellings(name: string): RegExp {
  const letters = plain(name).match(/[\p{L}\p{N}]/gu) ?? [];
  const apart = letters.join("[^\\p{L}\\p{N}]{0,3}");
  const alone = `(?<![\\p{L}\\p{N}])${apart}(?![\\p{L}\\p{N}])`;
  return new RegExp(letters.length < tellingLength ? alone : `${alone}|${letters.join("")}`, "u");
}

function colorSpellings(color: string): RegExp {
  const channels = (color.match(/[\da-f]{2}/gi) ?? []).map((hex) => Number.parseInt(hex, 16));
  // With what follows, which may be an opacity.
  return new RegExp(`${color}|\\b${channels.join("(?: |, ?)")}\\b`, "i");
}

/** Everything in a text that tells of the brand, each with the words around it. */
export function brandTraces(text: string, brand: Brand): string[] {
  const searched = plain(text);
  const phrases = [brand.legalName, brand.tagline, brand.postalAddress];
  const literal = [
    ...[...phrases, ...Object.values(brand.mailboxes)].map(plain),
    new URL(brand.url).hostname.replace(/^www\./, ""),
  ];
  const patterns = [
    spellings(brand.name),
    ...literal.map((phrase) => new RegExp(RegExp.escape(phrase))),
    ...brand.colors.map(colorSpellings),
  ];
  return patterns.flatMap((pattern) => {
    const found = pattern.exec(searched);
    if (!found) return [];
    const { index, 0: what } = found;
    return [`“${what}” in “${searched.slice(Math.max(0, index - 30), index + what.length + 30)}”`];
  });
}

/** Whether a file that is no text has the name in its bytes, as one that says who made it would. */
export function hasNameInBytes(file: Buffer, { name }: Brand): boolean {
  return (["latin1", "utf16le"] as const).some((encoding) => {
    const text = file.toString(encoding).toLowerCase();
    return text.includes(name.toLowerCase());
  });
}
