import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { everywhere } from "../../app/security-headers";
import { allPages } from "../../app/site";
import { completeMark } from "../build-state";
import { cacheRules, fileRules } from "../headers";
import { apacheFile } from "./apache";
import { hostFiles } from "./files";
import { pagesInAnyCase, privateFiles, privatePattern } from "./table";
import { vercelFile } from "./vercel";

const atRoot = hostFiles("/");
const below = { ...hostFiles("/site/"), ".htaccess": apacheFile("/site/") };
const all = Object.entries({ ...atRoot, ".htaccess": apacheFile("/") });

it("has a fresh vercel.json in the repository, but for redirects, which follow the content", () => {
  const { redirects: _, ...kept } = JSON.parse(readFileSync("vercel.json", "utf8"));
  const due = JSON.parse(vercelFile("/", []));
  expect(kept, "Run `npm run hosts` and commit what it writes.").toEqual(due);
});

it.each(all)("has the whole table in %s", (_, content) => {
  const values = [
    ...Object.values(everywhere),
    ...cacheRules.map(({ value }) => value),
    ...fileRules.map(({ type }) => type),
  ];
  for (const value of values) expect(content).toContain(value);
});

/** Vercel has one error page; it is found by its name. */
const withErrorPages = all.filter(([file]) => file !== "vercel.json");

it.each(withErrorPages)("gives a missing case study its own page in %s", (_, content) => {
  expect(content).toContain("^/case-study/[^/]+");
  expect(content).toContain("/case-study/404.html");
  expect(content).toContain("/500.html");
});

it.each(Object.entries(below))("follows the site into a folder in %s", (_, content) => {
  expect(content).toContain("/site/");
  expect(content.match(/(?<![\w-])\/(assets|images|icons|case-study|404|500|feed)\b/g)).toBeNull();
});

it.each(["nginx.conf", "Caddyfile"] as const)(
  "knows every page in any letter case in %s",
  (file) => {
    const known = pagesInAnyCase("/");
    expect(known.map(({ page }) => page)).toEqual(allPages.filter((page) => page !== "/"));
    for (const { pattern, page } of known) {
      for (const path of [page, page.toUpperCase(), `${page.toUpperCase()}/`])
        expect(path).toMatch(new RegExp(pattern));
      expect(atRoot[file]).toContain(pattern);
    }
  },
);

it("hides what is for hosts, and no more", () => {
  const pattern = new RegExp(privatePattern("/"));
  for (const file of [...privateFiles, completeMark, "index.html.br", "assets/a.js.gz"])
    expect(`/${file}`).toMatch(pattern);
  expect("/.well-known/security.txt").not.toMatch(pattern);
});
