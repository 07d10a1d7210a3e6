import { expect } from "vitest";

/** Fails with the problems themselves, each of which names a file, a field and what would be right. */
export function expectNone(problems: string[]): void {
  expect(problems, `\n${problems.join("\n")}\n`).toEqual([]);
}
