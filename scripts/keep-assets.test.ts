import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { startLocalServer } from "../tests/support/local-server";
import { keepAssets } from "./keep-assets";

let root: string;
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), "builds-"));
});
afterEach(() => rmSync(root, { recursive: true }));

/** A build that has these files, each saying its own name. */
function build(name: string, ...files: string[]): string {
  const site = path.join(root, name);
  mkdirSync(path.join(site, "assets"), { recursive: true });
  for (const file of files) writeFileSync(path.join(site, "assets", file), file);
  return site;
}

const assetsOf = (site: string) => readdirSync(path.join(site, "assets"));

it("keeps the files of an open page beside the new ones, for two deploys and no longer", async () => {
  const [one, two, three, four] = ["one", "two", "three", "four"].map((name) =>
    build(name, "same-0.js", `chat-${name}.js`),
  ) as [string, string, string, string];
  const nowhere = path.join(root, "nowhere");
  expect(await keepAssets(one, nowhere)).toEqual([]);
  expect(await keepAssets(two, one)).toEqual(["chat-one.js"]);
  expect(readFileSync(path.join(two, "assets/chat-one.js"), "utf8")).toBe("chat-one.js");
  await keepAssets(three, two);
  expect(assetsOf(three)).toEqual(["chat-one.js", "chat-three.js", "chat-two.js", "same-0.js"]);
  await keepAssets(four, three);
  expect(assetsOf(four)).toEqual(["chat-four.js", "chat-three.js", "chat-two.js", "same-0.js"]);
});

it("reads the site that is deployed from its address, too", async () => {
  const [before, now] = [build("before", "chat-a.js"), build("now", "chat-b.js")];
  await keepAssets(before);
  const { url, close } = await startLocalServer(({ url = "" }, response) => {
    response.end(readFileSync(path.join(before, url)));
  });
  await keepAssets(now, url);
  close();
  expect(readFileSync(path.join(now, "assets/chat-a.js"), "utf8")).toBe("chat-a.js");
});

it("loses nothing when the same build is deployed again and again", async () => {
  const before = build("before", "chat-a.js");
  await keepAssets(before);
  let deployed = before;
  for (const name of ["1", "2", "3", "4"]) {
    const again = build(name, "chat-b.js");
    await keepAssets(again, deployed);
    deployed = again;
  }
  expect(assetsOf(deployed)).toEqual(["chat-a.js", "chat-b.js"]);
});

it.each(['[["../evil.js"]]\n', '[["/a.js"]]\n', '{"a":1}', '[[".htaccess"]]\n', "<html>"])(
  "does not believe a list that says %s",
  async (list) => {
    const [deployed, now] = [build("deployed"), build("now", "chat-b.js")];
    writeFileSync(path.join(deployed, "builds.json"), list);
    await expect(keepAssets(now, deployed)).rejects.toThrow("none that this script has written");
  },
);
