import { globSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";
import * as constants from "../browser/constants";
import { content } from "./content";
import type { Offer } from "./schema/offers";

const { site, storedKeys } = content;

/** Keys that only one of the offers writes: without it, nothing is said of them. */
const offerOfKey = new Map<unknown, Offer>([
  [constants.chatStorageKey, "chat"],
  [constants.dateStorageKey, "dates"],
  [constants.slashStorageKey, "search"],
]);
const isOffered = (key: unknown) => {
  const offer = offerOfKey.get(key);
  return !offer || site.offers[offer];
};

/** All code but what is handed its keys. */
const sources = globSync("app/**/*.{ts,tsx}")
  .filter((file) => !/\.test(-helper)?\.tsx?$|browser[/\\](session|stored-choice)\.ts$/.test(file))
  .map((file) => ({ file, source: readFileSync(file, "utf8") }));

it("lists every key that the code writes, and no other", () => {
  const write = /\b(?:(sessionStorage|localStorage)\.setItem|session\.write|storedChoice)\((\w+)/g;
  const written = sources.flatMap(({ file, source }) =>
    [...source.matchAll(write)].flatMap(([call, , name = ""]) => {
      const key = (constants as Record<string, unknown>)[name];
      expect(key, `${file}: name the key "${name}" in app/browser/constants.ts.`).toBeTypeOf(
        "string",
      );
      const where = call.startsWith("session") ? "session" : "local";
      return isOffered(key) ? [`${where} storage: ${key}`] : [];
    }),
  );
  const listed = storedKeys.map(({ where, key }) => `${where}: ${key}`);
  expect(new Set(written), "Correct content/stored-keys.yaml.").toEqual(new Set(listed));
});
