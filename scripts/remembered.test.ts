import { randomUUID } from "node:crypto";
import { readFileSync, rmSync } from "node:fs";
import { afterEach, expect, it } from "vitest";
import { remembered } from "./remembered";

const files: string[] = [];
afterEach(() => {
  for (const file of files.splice(0)) rmSync(file, { force: true });
});

async function make(parts: string[], text: string): Promise<string> {
  const file = await remembered(parts, "test", () => text);
  files.push(file);
  return readFileSync(file, "utf8");
}

it("makes of the same parts the same, once", async () => {
  const part = randomUUID();
  expect(await make([part, "a"], "first")).toBe("first");
  expect(await make([part, "a"], "second")).toBe("first");
});

it("tells other parts apart, also where they read the same in a row", async () => {
  const part = randomUUID();
  expect(await make([part, "ab", "c"], "one")).toBe("one");
  expect(await make([part, "a", "bc"], "two")).toBe("two");
});

it("keeps nothing of what could not be made", async () => {
  const part = randomUUID();
  await expect(remembered([part], "test", () => Promise.reject(new Error("no")))).rejects.toThrow();
  expect(await make([part], "now")).toBe("now");
});
