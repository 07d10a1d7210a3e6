import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { cached, projectFile } from "./cached";
import { fontInputs } from "./fonts";
import { iconInputs } from "./icons";
import { cardInputs } from "./social-cards";

describe("a derived file", () => {
  const name = "test-of-cached";
  let folder: string;
  const input = () => path.join(folder, "input.txt");
  const output = () => path.join(folder, "output.txt");
  const make = vi.fn(
    async () => new Map([[path.relative(projectFile("."), output()), readFileSync(input())]]),
  );
  const derive = (settings?: string) => cached(name, [input()], make, settings);

  beforeEach(async () => {
    folder = mkdtempSync(path.join(tmpdir(), "cached-"));
    writeFileSync(input(), "first");
    make.mockClear();
    await derive();
  });
  afterEach(() => {
    rmSync(folder, { recursive: true });
    rmSync(projectFile(`.generated/stamps/${name}.json`));
  });

  it("is made once, and not again while all is as it was", async () => {
    await derive();
    expect(make).toHaveBeenCalledTimes(1);
    expect(readFileSync(output(), "utf8")).toBe("first");
  });

  it("is made anew when an input says something else", async () => {
    writeFileSync(input(), "second");
    await derive();
    expect(readFileSync(output(), "utf8")).toBe("second");
  });

  it("is made anew when a setting differs, or when it is gone", async () => {
    await derive("other");
    expect(make).toHaveBeenCalledTimes(2);
    rmSync(output());
    await derive("other");
    expect(make).toHaveBeenCalledTimes(3);
  });
});

describe("what is drawn with our fonts", () => {
  it.each([
    ["icons and logo", iconInputs],
    ["social cards", cardInputs],
  ])("is drawn anew when they change: %s", (_, inputs) => {
    expect(inputs).toEqual(
      expect.arrayContaining([...fontInputs, projectFile("scripts/fonts.ts")]),
    );
    expect(inputs.filter((file) => /@fontsource-variable.*\.woff2$/.test(file))).toHaveLength(2);
    expect(inputs).toContain(projectFile("scripts/palette.ts"));
  });
});
