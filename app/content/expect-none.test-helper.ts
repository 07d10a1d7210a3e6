import { expect } from "vitest";

/** Fails with the problems themselves, each of which names a file, a field and what would be right. */
export function expectNone(problems: readonly string[]): void {
  expect(problems, `\n${problems.join("\n")}\n`).toEqual([]);
}

/** Holds each entry against a rule, which yields what is wrong with it; the file is named before it. */
export function expectEach<T>(
  entries: readonly T[],
  file: string | ((entry: T) => string),
  rule: (entry: T) => Iterable<string>,
): void {
  const fileOf = typeof file === "string" ? () => file : file;
  expectNone(
    entries.flatMap((entry) => [...rule(entry)].map((problem) => `${fileOf(entry)} ${problem}`)),
  );
}

/** Fails if two entries have the same text. */
export function expectDistinct(entries: readonly { where: string; text: string }[]): void {
  const seen = new Map<string, string>();
  expectEach(entries, whereOf, function* ({ where, text }) {
    const other = seen.get(text);
    if (other !== undefined) yield `“${text}” is in ${other} too, write one of them otherwise.`;
    seen.set(text, where);
  });
}

export const whereOf = ({ where }: { where: string }) => `${where}:`;
export const serviceFile = ({ id }: { id: string }) => `app/content/services/${id}.ts`;
export const caseStudyFile = ({ slug }: { slug: string }) => `app/content/case-studies/${slug}.ts`;
