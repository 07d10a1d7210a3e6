import assert from "node:assert/strict";
import { globSync, readFileSync } from "node:fs";
import { contentFolder } from "../../app/content/folder.ts";
import { isLanguageFolder } from "../../app/content/languages.ts";
import { readContent } from "../../app/content/read-content.ts";
import { hashOf, save } from "../../editor/save.ts";

/** Numbers that look random and are the same each time. */
function* random(seed: number): Generator<number, never> {
  for (let state = seed; ; ) {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    yield state / 2_147_483_648;
  }
}

const numbers = random(24);
const pick = <T>(from: readonly T[]) => from[Math.floor(numbers.next().value * from.length)] as T;
const files = globSync("**/*.yaml", { cwd: contentFolder })
  .filter((name) => !isLanguageFolder(name))
  .map((name) => `${contentFolder}/${name}`)
  .sort();
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
    assert.match((refusal as Error).message, /^.+: ./, "it says where");
    assert(readFileSync(file).equals(before), "a refusal changes nothing");
  }
}
assert.deepEqual(readContent().faults, []);
const outside = `${contentFolder}/../package.json`;
assert.throws(
  () => save([{ operation: "create", path: outside, content: "" }]),
  /is not a content file/,
);
console.log(JSON.stringify(counts));
