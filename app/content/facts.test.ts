import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { type ContentFile, contentFiles } from "./all-content.test-helper";
import { expectNone } from "./expect-none.test-helper";

/** How a shared fact looks where it is written out, and what stands in its place. */
const writtenOut: readonly [RegExp, string][] = [
  [/45[- ]minutes?\b/, "facts.consultation"],
  [/\b3 ?(?:–|-|to) ?6 weeks/, "facts.implementation"],
  [/(?:repl(?:y|ies)|answers?|hear)[^.]{0,40} one working day/, "facts.replyWithin"],
  [/\bmanagers?\b[^.]{0,60} ten working days/, "facts.managerWithin"],
  [/thirty days’ notice/, "facts.notice"],
  [
    /champions? (?:for|per|to)(?: every| each)? (?:\d+|[a-z]+(?:ty|ed)\b)/,
    "facts.peoplePerChampion",
  ],
];

/** A client's case study has minutes and days of its own. */
const speaksForTheFirm = ({ file }: ContentFile) =>
  !/\/case-studies\/|\/(?:facts|types)\.ts$/.test(file);

it("are taken from facts.ts by every text that shares them", () => {
  expectNone(
    contentFiles.filter(speaksForTheFirm).flatMap(({ file }) => {
      const source = readFileSync(file, "utf8");
      return writtenOut.flatMap(([pattern, fact]) => {
        const found = pattern.exec(source);
        return found ? [`${file}: “${found[0]}” is written out, take \${${fact}}.`] : [];
      });
    }),
  );
});

it("would be found if one were written out", () => {
  const samples = [
    "a 45-minute call",
    "3–6 weeks",
    "A director answers within one working day",
    "a certified manager, usually within ten working days",
    "with thirty days’ notice",
    "one champion for every fifty users",
  ];
  expect(writtenOut.map(([pattern], index) => pattern.test(samples[index] ?? ""))).not.toContain(
    false,
  );
});
