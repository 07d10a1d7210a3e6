import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { reasonToBuild } from "./build-state";

let root: string;

function write(file: string, minutesAgo: number) {
  const full = path.join(root, file);
  mkdirSync(path.dirname(full), { recursive: true });
  writeFileSync(full, "");
  const time = new Date(Date.now() - minutesAgo * 60_000);
  utimesSync(full, time, time);
}

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), "site-"));
  for (const file of [
    "app/site.ts",
    "art/masters/a.png",
    "deploy/a.ts",
    "public/a.txt",
    "scripts/a.ts",
  ])
    write(file, 20);
  for (const file of ["package-lock.json", "react-router.config.ts", "vite.config.ts"])
    write(file, 20);
  for (const folder of ["app", "art/masters", "deploy", "public", "scripts"])
    utimesSync(path.join(root, folder), new Date(0), new Date(0));
});

afterEach(() => rmSync(root, { recursive: true }));

it("builds when there is no build", async () => {
  expect(await reasonToBuild(root, "build/404.html")).toBe("there is no build yet");
});

it("does not build when nothing is newer", async () => {
  write("build/404.html", 10);
  expect(await reasonToBuild(root, "build/404.html")).toBeUndefined();
});

it("builds when a source is newer, and says which", async () => {
  write("build/404.html", 10);
  write("app/site.ts", 5);
  expect(await reasonToBuild(root, "build/404.html")).toContain("app/site.ts is newer");
});

it("ignores what the build itself writes", async () => {
  write("build/404.html", 10);
  write("public/icons/icon.png", 5);
  write("public/images/case-studies/a.jpg", 5);
  write("public/domain-compatibility.js", 5);
  utimesSync(path.join(root, "public"), new Date(0), new Date(0));
  expect(await reasonToBuild(root, "build/404.html")).toBeUndefined();
});

it("builds when a client's logo is newer, which nobody makes but a person", async () => {
  write("build/404.html", 10);
  write("public/images/clients/a.svg", 5);
  expect(await reasonToBuild(root, "build/404.html")).toMatch(/^public/);
});
