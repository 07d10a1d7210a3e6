import { deflateSync } from "node:zlib";
import { expect, it } from "vitest";
import { onlyLetters } from "./drawn-names";
import { readPdf } from "./pdf";

const stream = (id: number, text: string) =>
  Buffer.concat([
    Buffer.from(`${id} 0 obj\n<< /Filter /FlateDecode >>\nstream\n`),
    deflateSync(text),
    Buffer.from("\nendstream\nendobj\n"),
  ]);

const table = "2 beginbfchar\n<48> <0048>\n<01> <00660069>\nendbfchar\n";

it("counts the sheets of a PDF, and reads the letters on them through their fonts", () => {
  const pdf = Buffer.concat([
    stream(1, "BT /f-0-0 1 Tf [(H)12(\\001)]TJ <48>Tj ET"),
    stream(2, table),
    Buffer.from("3 0 obj\n<< /Type /Font /ToUnicode 2 0 R >>\nendobj\n"),
    Buffer.from("4 0 obj\n<< /Font << /f-0-0 3 0 R >> >>\nendobj\n"),
    stream(5, "<< /Type /Page /Parent 6 0 R >> << /Type /Pages /Count 1 >>"),
  ]);
  expect(readPdf(pdf)).toEqual({ sheets: 1, letters: "HfiH" });
});

it("finds a name in spite of its line break, hyphen or ligature", () => {
  expect(onlyLetters("Con\ufb01rmed in\nthe re-view")).toBe("Confirmedinthereview");
});
