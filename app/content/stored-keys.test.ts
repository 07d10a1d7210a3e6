import { globSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";
import * as constants from "../browser/constants";
import { storedKeys } from "./stored-keys";

const sources = globSync("app/**/*.{ts,tsx}")
  .filter((file) => !/\.test(-helper)?\.tsx?$/.test(file))
  .map((file) => ({ file, source: readFileSync(file, "utf8") }));

/** The door to session storage, which is handed its keys. */
const door = /browser[/\\]session\.ts$/;

/** The area and the key of every write in the code; a key is a string, or a constant of the browser. */
function writes(): string[] {
  const write = /\b(?:(session|local)Storage\.setItem|session\.write)\(\s*("[^"]*"|\w+)/g;
  return sources
    .filter(({ file }) => !door.test(file))
    .flatMap(({ file, source }) =>
      [...source.matchAll(write)].map(([, area = "session", name = ""]) => {
        const key = name.startsWith('"')
          ? JSON.parse(name)
          : (constants as Record<string, unknown>)[name];
        if (typeof key !== "string")
          throw new Error(`${file}: name the key "${name}" in app/browser/constants.ts.`);
        return `${area} storage: ${key}`;
      }),
    );
}

it("lists every key that the code writes, and no other", () => {
  const listed = storedKeys.map(({ where, key }) => `${where}: ${key}`);
  expect([...new Set(writes())].sort(), "Correct app/content/stored-keys.ts.").toEqual(
    listed.sort(),
  );
});

it("has no rival: no cookie, database or cache, and no key that is merely assigned", () => {
  const rivals =
    /\b(document\.cookie|cookieStore|indexedDB|caches\.open)\b|Storage(\[[^\]]*\]|\.\w+) = /;
  const offenders = sources.filter(({ source }) => rivals.test(source)).map(({ file }) => file);
  expect(offenders, "The site says on /cookies and /security that it does not.").toEqual([]);
});
