import { readFileSync } from "node:fs";
import { expect, it } from "vitest";

interface Locked {
  hasInstallScript?: boolean;
  resolved?: string;
  integrity?: string;
  /** It comes inside of another package, whose content is known. */
  inBundle?: boolean;
}

const lockfile = readFileSync("package-lock.json", "utf8");
const { packages }: { packages: Record<string, Locked> } = JSON.parse(lockfile);
const manifest = JSON.parse(readFileSync("package.json", "utf8"));
const installed = Object.entries(packages).filter(([place]) => place);

/** By their place in node_modules, each with its reason. Today none needs one. */
const mayRunOnInstall: readonly string[] = [];

it("installs no package that runs a command meanwhile", () => {
  const running = installed.filter(([, { hasInstallScript }]) => hasInstallScript);
  expect(running.map(([place]) => place)).toEqual(mayRunOnInstall);
  expect(readFileSync(".npmrc", "utf8")).toMatch(/^ignore-scripts=true$/m);
});

it("names no host in the lockfile, and what every package must contain", () => {
  expect(installed.filter(([, { resolved }]) => resolved)).toEqual([]);
  const unknown = installed.filter(
    ([, { integrity, inBundle }]) => !inBundle && !integrity?.startsWith("sha512-"),
  );
  expect(unknown.map(([place]) => place)).toEqual([]);
  expect(readFileSync(".npmrc", "utf8")).toMatch(/^omit-lockfile-registry-resolved=true$/m);
});

it("has one version of everything it asks for", () => {
  const asked = ["dependencies", "devDependencies", "optionalDependencies", "overrides"];
  for (const kind of asked)
    for (const [name, version] of Object.entries(manifest[kind]))
      expect(version, `${kind}: ${name}`).toMatch(/^\d+\.\d+\.\d+$/);
});
