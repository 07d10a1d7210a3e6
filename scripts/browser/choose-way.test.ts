import { expect, it } from "vitest";
import { chooseWay, type Machine } from "./choose-way";

const linux: Machine = { platform: "linux", arch: "arm64", isRoot: false, hasApt: false };
const debian: Machine = { ...linux, hasApt: true };
const machines = {
  "Linux x64": { ...linux, arch: "x64" },
  "Linux arm64": linux,
  "Debian arm64": debian,
  "Debian arm64 as root": { ...debian, isRoot: true },
  macOS: { ...linux, platform: "darwin" },
  Windows: { ...linux, platform: "win32", arch: "x64" },
} satisfies Record<string, Machine>;

const download = "No browser for the tests is installed: downloading";
const apt = "No download: installing chromium-headless-shell";

it.each<[keyof typeof machines, works: string[], chosen: string | undefined, said: string[]]>([
  ["Linux x64", ["packaged", "installed"], "packaged", []],
  ["Linux x64", ["installed"], "installed", []],
  ["Debian arm64 as root", ["packaged", "installed", "downloaded"], "installed", []],
  ["Debian arm64 as root", ["packaged", "downloaded"], "downloaded", [download]],
  ["Debian arm64 as root", ["from apt"], "from apt", [download, apt]],
  [
    "Debian arm64 as root",
    [],
    undefined,
    [download, apt, "run `apt-get install chromium-headless-shell`"],
  ],
  ["Debian arm64", ["downloaded", "from apt"], "downloaded", [download]],
  [
    "Debian arm64",
    ["from apt"],
    undefined,
    [download, "run `sudo apt-get install chromium-headless-shell`"],
  ],
  ["Linux arm64", [], undefined, [download, "run `npx playwright install chromium`"]],
  ["macOS", ["packaged", "installed"], "installed", []],
  ["macOS", ["downloaded"], "downloaded", [download]],
  ["macOS", ["from apt"], undefined, [download, "install Chrome, Chromium or Edge"]],
  ["Windows", ["packaged", "installed"], "installed", []],
  ["Windows", [], undefined, [download, "run `npx playwright install chromium`"]],
])("on %s, where %j would do, chooses %s", async (name, works, chosen, said) => {
  const lines: string[] = [];
  const attempts = {
    packaged: () => works.includes("packaged"),
    installed: () => works.includes("installed"),
    downloaded: () => works.includes("downloaded"),
    "from apt": () => works.includes("from apt"),
  };
  expect(await chooseWay(machines[name], attempts, (line) => lines.push(line))).toBe(chosen);
  expect(lines).toEqual(said.map((part) => expect.stringContaining(part)));
});
