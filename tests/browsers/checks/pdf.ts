import { constants, inflateSync } from "node:zlib";

/** Characters of a font by the code that stands for them, as its ToUnicode table says. */
type Characters = Map<string, string>;

const fromHex = (hex: string) =>
  (hex.match(/.{4}/g) ?? []).map((code) => String.fromCharCode(Number.parseInt(code, 16))).join("");

function readTable(table: string): Characters {
  const characters: Characters = new Map();
  for (const [, code = "", text = ""] of table.matchAll(/^<(\w+)> <(\w+)>$/gm))
    characters.set(code.toLowerCase(), fromHex(text));
  for (const [, from = "", to = "", first = ""] of table.matchAll(/^<(\w+)> <(\w+)> <(\w+)>$/gm))
    for (let code = Number.parseInt(from, 16); code <= Number.parseInt(to, 16); code++)
      characters.set(
        code.toString(16).padStart(from.length, "0"),
        String.fromCharCode(Number.parseInt(first, 16) + code - Number.parseInt(from, 16)),
      );
  return characters;
}

/** A string of a PDF, `<hex>` or `(letters)`, as the codes in it. */
function codes(string: string, digits: number): string[] {
  const hex = string.startsWith("<")
    ? string.slice(1, -1)
    : Buffer.from(
        string
          .slice(1, -1)
          .replace(/\\(\d{3})/g, (_, octal) => String.fromCharCode(Number.parseInt(octal, 8)))
          .replace(/\\(.)/g, "$1"),
        "latin1",
      ).toString("hex");
  return hex.toLowerCase().match(new RegExp(`.{${digits}}`, "g")) ?? [];
}

/** The file with its streams unpacked, as far as they are text. */
const unpacked = (pdf: Buffer) =>
  pdf.toString("latin1").replace(/stream\r?\n([\s\S]*?)\r?\nendstream/g, (_, packed) => {
    try {
      // The last byte may be one that a text would end a line with, and is gone: never mind.
      const finishFlush = constants.Z_SYNC_FLUSH;
      const text = inflateSync(Buffer.from(packed, "latin1"), { finishFlush }).toString("latin1");
      return `stream\n${text}\nendstream`;
    } catch {
      return "";
    }
  });

/**
 * Number of sheets, and all letters on them without spaces: enough to look for a name. It reads what
 * cairo writes, which prints for Firefox and WebKit; it is no reader of PDF in general.
 */
export function readPdf(pdf: Buffer): { sheets: number; letters: string } {
  const file = unpacked(pdf);
  const objects = new Map(
    [...file.matchAll(/^(\d+) 0 obj\s([\s\S]*?)^endobj/gm)].map(([, id, body]) => [id, body ?? ""]),
  );
  const fonts = new Map<string, Characters>();
  for (const [, name = "", id] of file.matchAll(/\/(f-\d+-\d+) (\d+) 0 R/g)) {
    const table = /\/ToUnicode (\d+) 0 R/.exec(objects.get(id) ?? "")?.[1];
    fonts.set(name, readTable(objects.get(table) ?? ""));
  }

  let letters = "";
  let font: Characters = new Map();
  for (const [token, name] of file.matchAll(
    /\/(f-\d+-\d+) [\d.]+ Tf|<[\da-f]+>(?=[^<>]*T[jJ])|\((?:\\.|[^\\()])*\)/gi,
  )) {
    if (name) font = fonts.get(name) ?? new Map();
    else
      for (const code of codes(token, [...font.keys()][0]?.length ?? 2))
        letters += font.get(code) ?? "";
  }
  return {
    sheets: file.match(/\/Type\s*\/Page\b(?!s)/g)?.length ?? 0,
    letters: letters.replace(/\s/g, ""),
  };
}
