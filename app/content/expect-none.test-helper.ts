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
