import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { expect, it } from "vitest";
import { writeContent } from "./content.ts";

/** In a process of its own, which has other content. */
it("refuses each of fifty edits at random, or the site is sound after it", {
  timeout: 120_000,
}, () => {
  const folder = mkdtempSync(`${tmpdir()}/saved-`);
  try {
    writeContent(folder);
    const env = { ...process.env, CONTENT: folder };
    const said = execFileSync(process.execPath, ["tests/editor/random-edits.ts"], { env });
    const { saved, refused } = JSON.parse(String(said)) as Record<string, number>;
    expect(saved).toBeGreaterThan(5);
    expect(refused).toBeGreaterThan(5);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
