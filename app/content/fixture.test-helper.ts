import { existsSync, globSync, readFileSync } from "node:fs";
import path from "node:path";
import { parse } from "yaml";
import { checkContent } from "./check-content.ts";
import { faultText } from "./fault.ts";
import { contentFolder } from "./folder.ts";
import { onDisk } from "./read-content.ts";
import { readSource } from "./read-sources.ts";
import type { Files } from "./rules/rule.ts";
import { sharedFiles, wordsAbove } from "./shared-words.ts";
import { formatOf } from "./write.ts";

/** A small firm, and files with what it can do without. Both stay when another firm replaces `content`. */
const [example, richer] = ["examples/brightwater", "app/content/fixture"] as const;

const textsIn = (folder: string) =>
  globSync("**/*.{yaml,md}", { cwd: folder }).map(
    (name) =>
      [name.replaceAll(path.sep, "/"), readFileSync(path.join(folder, name), "utf8")] as const,
  );

/** Words that firms of one language say alike, with those that the fixture says otherwise. */
function sharedText(name: string): string {
  const read = (folder: string) => {
    const file = path.join(folder, name);
    return existsSync(file) ? parse(readFileSync(file, "utf8")) : undefined;
  };
  const words = wordsAbove(read(richer), wordsAbove(read(example), read("content")));
  return formatOf(name).toFile(words as Record<string, unknown>);
}

/** The firm offers more besides its pages. */
const withOffers = (site: string) =>
  site.replace("offers:\n", "offers:\n  chat: true\n  claimsLedger: true\n");

/** The text of each file, by its name within the folder of all content. */
export const fixture: ReadonlyMap<string, string> = new Map(
  [
    ...textsIn(example),
    ...textsIn(richer),
    ...sharedFiles.map((name) => [name, sharedText(name)] as const),
  ].map(([name, text]) => [name, name === "site.yaml" ? withOffers(text) : text]),
);

/** It has no pictures and no logos. */
const files: Files = (file) => (file.startsWith(`${contentFolder}/`) ? undefined : onDisk(file));

/** Files that nobody has changed are read once. */
const asRead = new Map([...fixture].map(([name, text]) => [name, readSource(name, text)]));

/** The fixture with these texts in place of its own; `undefined` is a file that is gone. */
export const sourcesWith = (changed: Record<string, string | undefined>) =>
  Object.entries({ ...Object.fromEntries(fixture), ...changed })
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .flatMap(([name, text]) => {
      if (text === undefined) return [];
      return (text === fixture.get(name) && asRead.get(name)) || readSource(name, text);
    });

/** All that is said of it then. */
export function faultsWith(changed: Record<string, string | undefined>): string[] {
  const { faults } = checkContent(sourcesWith(changed), files);
  return faults.map((fault) => faultText(fault).replaceAll(`${contentFolder}/`, "content/"));
}
