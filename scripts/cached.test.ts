import { globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, it, onTestFinished, vi } from "vitest";
import { cached, derivedFolder, projectFile, publish } from "./cached";

it("makes a file anew when an input or a setting differs, or when it is gone, and only then", async () => {
  const folder = mkdtempSync(path.join(tmpdir(), "cached-"));
  const name = path.basename(folder);
  onTestFinished(() => {
    rmSync(folder, { recursive: true });
    rmSync(projectFile(`${derivedFolder}/stamps/${name}.json`));
  });
  const [input, output] = [path.join(folder, "input.txt"), path.join(folder, "output.txt")];
  const place = path.relative(projectFile("."), output);
  const make = vi.fn(async () => new Map([[place, readFileSync(input)]]));
  const made = (settings?: string) => cached(name, [input], make, settings);

  writeFileSync(input, "first");
  expect([await made(), await made()]).toEqual([1, 0]);
  writeFileSync(input, "second");
  make.mockRejectedValueOnce(new Error("cannot be made"));
  await expect(made()).rejects.toThrow("cannot be made");
  expect([await made(), await made()]).toEqual([1, 0]);
  expect(readFileSync(output, "utf8")).toBe("second");
  expect([await made("other"), await made("other")]).toEqual([1, 0]);
  rmSync(output);
  expect([await made("other"), await made("other")]).toEqual([1, 0]);
});

it("publishes what was made under a name, and nothing that an earlier content left", async () => {
  const site = mkdtempSync(path.join(tmpdir(), "published-"));
  const name = path.basename(site);
  const published = `${derivedFolder}/public/${name}`;
  onTestFinished(() => {
    for (const made of [site, projectFile(published)]) rmSync(made, { recursive: true });
    rmSync(projectFile(`${derivedFolder}/social/${name}.txt`));
    rmSync(projectFile(`${derivedFolder}/stamps/${name}.json`));
  });
  const make = (...files: string[]) =>
    cached(name, [], async () => new Map(files.map((file) => [file, file])), files.join());
  await make(`${published}/gone.txt`);
  await make(`${published}/kept.txt`, `${derivedFolder}/social/${name}.txt`);
  await publish([name], site);
  expect(globSync("**/*.*", { cwd: site })).toEqual([path.join(name, "kept.txt")]);
});
