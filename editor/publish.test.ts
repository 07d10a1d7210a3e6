import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { contentFolder } from "../app/content/folder.ts";
import { publish } from "./publish.ts";

let folder: string;
const remote = () => path.join(folder, "remote.git");
const copy = (name: string) => path.join(folder, name);
const git = (name: string, ...args: string[]) =>
  execFileSync("git", args, { cwd: copy(name), encoding: "utf8" }).trim();

const word = `${contentFolder}/word.yaml`;
const write = (name: string, text: string, file = word) =>
  writeFileSync(path.join(copy(name), file), text);

function cloneAs(name: string): void {
  execFileSync("git", ["clone", "--quiet", remote(), copy(name)], { stdio: "ignore" });
  git(name, "config", "user.email", `${name}@localhost`);
  git(name, "config", "user.name", name);
}

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "publish-"));
  execFileSync("git", ["init", "--quiet", "--bare", "--initial-branch=main", remote()]);
  cloneAs("editor");
  mkdirSync(path.join(copy("editor"), contentFolder), { recursive: true });
  write("editor", "before");
  write("editor", "{}", "package.json");
  git("editor", "add", "--all");
  git("editor", "commit", "--quiet", "--message", "As it was");
  git("editor", "push", "--quiet", "origin", "HEAD:main");
  write("editor", "after");
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

const sound = async () => {};
const asked = (more: object = {}) => ({
  folder: copy("editor"),
  branch: "main",
  person: "Ana Reyes",
  changes: ["Plan review: Description", "Clients: Logo"],
  check: sound,
  ...more,
});

/** Whatever was refused: the words are there, and nothing is committed or staged. */
function expectUntouched(before: string): void {
  expect(readFileSync(path.join(copy("editor"), word), "utf8")).toBe("after");
  expect(git("editor", "rev-parse", "HEAD")).toBe(before);
  expect(git("editor", "diff", "--cached", "--name-only")).toBe("");
}

it("publishes content alone, with what changed and who changed it", async () => {
  write("editor", '{ "private": true }', "package.json");
  await publish(asked());
  cloneAs("reader");
  expect(git("reader", "show", "HEAD:./content/word.yaml".replace("content", contentFolder))).toBe(
    "after",
  );
  expect(git("reader", "show", "--format=%an%n%s", "--name-only")).toBe(
    `Ana Reyes\nPlan review: Description, and 1 more (Ana Reyes)\n\n${word}`,
  );
  expect(git("editor", "diff", "--name-only"), "code stays where it is").toBe("package.json");
});

it("says why it does not, and leaves everything as it is", async () => {
  const before = git("editor", "rev-parse", "HEAD");
  await expect(publish(asked({ person: "" }))).rejects.toThrow("Enter your name");
  await expect(publish(asked({ changes: [] }))).rejects.toThrow("nothing to publish");
  await expect(publish(asked({ branch: "live" }))).rejects.toThrow("“live” could not be reached");
  const red = () => Promise.reject(new Error("About: Heading is missing."));
  await expect(publish(asked({ check: red }))).rejects.toThrow("Heading is missing");
  expectUntouched(before);
});

it("does not overwrite what someone else has published, before or during the checks", async () => {
  const before = git("editor", "rev-parse", "HEAD");
  cloneAs("other");
  const publishOther = () => {
    write("other", "theirs");
    git("other", "commit", "--quiet", "--all", "--message", "Theirs");
    git("other", "push", "--quiet", "origin", "HEAD:main");
  };
  await expect(publish(asked({ check: async () => publishOther() }))).rejects.toThrow(
    "Nothing was published",
  );
  expectUntouched(before);
  await expect(publish(asked())).rejects.toThrow("Someone else has published");
  expectUntouched(before);
  expect(git("other", "ls-remote", "origin", "main")).toContain(git("other", "rev-parse", "HEAD"));
});

it("leaves commits of a programmer to the programmer", async () => {
  git("editor", "commit", "--quiet", "--allow-empty", "--message", "Code");
  await expect(publish(asked())).rejects.toThrow("commits that are not on “main”");
});
