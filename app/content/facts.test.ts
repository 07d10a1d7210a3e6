import { readFileSync } from "node:fs";
import { it } from "vitest";
import { contentFiles, fileOf } from "./all-content.test-helper";
import { expectEach } from "./expect-none.test-helper";

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

it("are taken from facts.ts by every text that shares them", () => {
  // A case study has minutes and days of its own.
  const files = contentFiles.filter(
    ({ file }) => !/\/case-studies\/|\/(?:facts|types)\.ts$/.test(file),
  );
  expectEach(files, fileOf, function* ({ file }) {
    const source = readFileSync(file, "utf8");
    for (const [pattern, fact] of writtenOut) {
      const [found] = pattern.exec(source) ?? [];
      if (found) yield `“${found}” is written out, take \${${fact}}.`;
    }
  });
});
