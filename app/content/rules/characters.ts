import type { Content } from "../assemble.ts";
import type { Source } from "../read-sources.ts";
import { textsIn } from "../schema/house-style.ts";
import { charactersOf } from "../typeface-characters.ts";
import type { CrossFileFault, Files } from "./rule.ts";

/** The Latin letters of a typeface are in two files: those of western Europe, and all others. */
const subsets = ["latin", "latin-ext"];

/** What was read once, since fonts do not change while somebody writes. */
const known = new Map<string, ReadonlySet<string>>();

/** All characters that a typeface of Fontsource has, of those that pages can show. */
function charactersIn(name: string, files: Files): ReadonlySet<string> {
  const characters = known.get(name) ?? readCharacters(name, files);
  if (characters.size) known.set(name, characters);
  return characters;
}

function readCharacters(name: string, files: Files): ReadonlySet<string> {
  const metadata = files(`node_modules/${name}/metadata.json`);
  const { id } = metadata ? JSON.parse(new TextDecoder().decode(metadata)) : {};
  const weight = name.startsWith("@fontsource-variable/") ? "wght" : 400;
  return new Set(
    subsets.flatMap((subset) => {
      const file = files(`node_modules/${name}/files/${id}-${subset}-${weight}-normal.woff2`);
      return file ? [...charactersOf(file)] : [];
    }),
  );
}

const codeOf = (character: string) =>
  `U+${character.codePointAt(0)?.toString(16).toUpperCase().padStart(4, "0")}`;

/** What is wrong with characters that a typeface does not have, in words: two letters in one, such as “ĳ”, can be written as two. */
function characterFault(missing: string[], name: string, there: ReadonlySet<string>): string {
  const plain = missing.join("").normalize("NFKC");
  const fix = [...plain].every((one) => there.has(one)) ? `“${plain}”` : "another character";
  return `has “${missing.join("")}” (${missing.map(codeOf).join(", ")}), which the typeface ${name} lacks. Use ${fix}.`;
}

/** A text with a character that a typeface lacks would be shown in two of them. */
export function* charactersAreInTheFonts(
  sources: readonly Source[],
  { typefaces }: Content,
  files?: Files,
): Generator<CrossFileFault> {
  // One that is not installed has none, and a fault of its own.
  const all = Object.values(typefaces)
    .map((name) => [name, files ? charactersIn(name, files) : new Set<string>()] as const)
    .filter(([, characters]) => characters.size);
  for (const { name: file, filled } of sources)
    for (const { path, text } of textsIn(filled)) {
      if (text.includes("\ufffd"))
        yield { file, path, message: "the file is not saved as UTF-8. Save it again as UTF-8." };
      for (const [name, characters] of all) {
        const missing = [...text].filter((one) => !characters.has(one) && one !== "\n");
        if (!missing.length) continue;
        yield { file, path, message: characterFault(missing, name, characters) };
        break;
      }
    }
}
