import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { parse, parseDocument } from "yaml";
import { sharedFiles, wordsAbove } from "../../app/content/shared-words.ts";
import { formatOf } from "../../app/content/write.ts";
import { slugOf } from "../../app/text/slug.ts";

export interface Firm {
  name: string;
  city: string;
  country: string;
  accent: string;
}

const start = "examples/new-firm";

/** Letters that are no other letter with a mark on it. */
const plainLetters = new Map(
  Object.entries({ æ: "ae", ð: "d", đ: "d", ı: "i", ł: "l", ø: "o", œ: "oe", ß: "ss", þ: "th" }),
);

/** "Sørensen & Daniëls" as "sorensen-daniels", as a firm would register it. */
export function hostOf(name: string): string {
  const letters = name.toLowerCase().normalize("NFKD").replace(/\p{M}/gu, "");
  return slugOf(letters.replace(/./gu, (letter) => plainLetters.get(letter) ?? letter));
}

/** Adds the words of another folder wherever a folder has none of its own. */
export function writeBelow(folder: string, files: readonly string[], below: string): void {
  for (const file of files) {
    const target = path.join(folder, file);
    const read = (from: string) => parse(readFileSync(path.join(from, file), "utf8"));
    const own = existsSync(target) ? read(folder) : undefined;
    const words = wordsAbove(own, read(below)) as Record<string, unknown>;
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(target, formatOf(file).toFile(words));
  }
}

/** Writes a small complete content; buttons and labels keep the words that they have. */
export function writeFirm(folder: string, { name, city, country, accent }: Firm): void {
  cpSync(start, folder, { recursive: true });
  const inFolder = (file: string) => path.join(folder, file);
  const host = `${hostOf(name)}.example`;
  const values: Record<string, [place: string[], value: string][]> = {
    "site.yaml": [
      [["name"], name],
      [["legalName"], name],
      [["url"], `https://${host}`],
      [["address", "city"], city],
      [["address", "countryCode"], country.toUpperCase()],
      [["mailboxes", "info"], `info@${host}`],
    ],
    "brand.yaml": [[["accent"], accent]],
  };
  for (const [file, changes] of Object.entries(values)) {
    const document = parseDocument(readFileSync(inFolder(file), "utf8"));
    for (const [place, value] of changes) document.setIn(place, value);
    writeFileSync(inFolder(file), document.toString({ lineWidth: 0 }));
  }
  writeBelow(folder, sharedFiles, "content");
}
