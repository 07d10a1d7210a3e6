import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { cacheRules, everywhere, fileRules } from "../headers";
import { isForHostAlone } from "../not-served";
import { apacheFile } from "./apache";
import { hostFiles } from "./files";
import { privateFiles, privatePattern } from "./table";

const atRoot = hostFiles("/");
const below = { ...hostFiles("/site/"), ".htaccess": apacheFile({ base: "/site/" }) };
const all = Object.entries({ ...atRoot, ".htaccess": apacheFile({ base: "/" }) });

it.each(Object.entries(atRoot))("has a fresh %s in the repository", (file, content) => {
  expect(readFileSync(file, "utf8"), "Run `npm run hosts` and commit what it writes.").toBe(
    content,
  );
});

it.each(all)("has the whole table in %s", (_, content) => {
  const values = [
    ...Object.values(everywhere),
    ...cacheRules.map(({ value }) => value),
    ...fileRules.map(({ headers }) => headers["Content-Type"]?.replace(/;.*/, "")),
  ];
  for (const value of values) expect(content).toContain(value);
});

/** Vercel has one error page; it is found by its name. */
const withErrorPages = all.filter(([file]) => file !== "vercel.json");

it.each(withErrorPages)("gives a missing story its own page in %s", (_, content) => {
  expect(content).toContain("^/case-study/.");
  expect(content).toContain("/case-study/404.html");
  expect(content).toContain("/500.html");
});

it.each(Object.entries(below))("follows the site into a folder in %s", (_, content) => {
  expect(content).toContain("/site/");
  expect(content.match(/(?<![\w-])\/(assets|images|icons|case-study|404|500|feed)\b/g)).toBeNull();
});

it("keeps from visitors what our own server keeps from them", () => {
  const pattern = new RegExp(privatePattern("/"));
  for (const file of [...privateFiles, "index.html.br", "assets/a.js.gz"]) {
    expect(isForHostAlone(file), file).toBe(true);
    expect(`/${file}`).toMatch(pattern);
  }
  expect("/.well-known/security.txt").not.toMatch(pattern);
});
