import { globSync, readFileSync, rmSync } from "node:fs";
import { afterAll, expect, it, vi } from "vitest";
import { readContent } from "../../app/content/read-content.ts";
import { hashOf, save } from "../../editor/save.ts";
import { writeContent } from "./content.ts";

/** Which content is meant is decided when the first module that knows it is loaded. */
const folder = await vi.hoisted(async () => {
  const { mkdtempSync } = await import("node:fs");
  const { tmpdir } = await import("node:os");
  process.env.CONTENT = mkdtempSync(`${tmpdir()}/saved-`);
  return process.env.CONTENT;
});
writeContent(folder);
afterAll(() => rmSync(folder, { recursive: true }));

/** Numbers that look random and are the same each time. */
function* random(seed: number): Generator<number, never> {
  for (let state = seed; ; ) {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    yield state / 2_147_483_648;
  }
}

it("refuses each of fifty edits at random, or the site is sound after it", {
  timeout: 120_000,
}, () => {
  const numbers = random(24);
  const pick = <T>(from: readonly T[]) => from[Math.floor(numbers.next().value * from.length)] as T;
  const files = globSync(`${folder}/**/*.yaml`).sort();
  const counts = { saved: 0, refused: 0 };
  for (let edit = 0; edit < 50; edit++) {
    const file = pick(files);
    const before = readFileSync(file);
    const lines = before.toString().split("\n");
    const line = Math.floor(numbers.next().value * (lines.length - 1));
    const change = pick([
      () => lines.splice(line, 1),
      () => lines.splice(line, 0, lines[line] ?? ""),
      () => lines.splice(line, 1, `${lines[line]} more`),
      () => lines.splice(line, 1, (lines[line] ?? "").replace(/\w+$/, "")),
    ]);
    change();
    const content = Buffer.from(lines.join("\n")).toString("base64");
    try {
      save([{ operation: "update", path: file, content, sha: hashOf(before) }]);
      counts.saved++;
    } catch (refusal) {
      counts.refused++;
      expect((refusal as Error).message, "it names the file").toContain(`${folder}/`);
      expect(readFileSync(file).equals(before), "it changes nothing").toBe(true);
    }
  }
  expect(readContent().faults).toEqual([]);
  expect(counts.saved, JSON.stringify(counts)).toBeGreaterThan(5);
  expect(counts.refused, JSON.stringify(counts)).toBeGreaterThan(5);
});

it("writes to no other folder", () => {
  const outside = `${folder}/../package.json`;
  const create = () => save([{ operation: "create", path: outside, content: "" }]);
  expect(create).toThrow("is not content");
});
