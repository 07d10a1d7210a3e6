import { parseArgs } from "node:util";
import { SettingError } from "../server/settings.ts";
import { type PageName, pageNames } from "./pages.ts";

/** What to measure, as the command line asks. */
export interface Choice {
  /** Every page of the site once, for its scores, instead of the comparison. */
  all: boolean;
  pages: PageName[];
  rounds: number;
}

/** Fewer make no median to rely on. */
const fewestRounds = 5;
const mostRounds = 99;

const options = {
  all: { type: "boolean" },
  pages: { type: "string" },
  rounds: { type: "string" },
} as const;

function parse(words: readonly string[]) {
  try {
    return parseArgs({ args: [...words], options }).values;
  } catch {
    throw new SettingError(
      `npm run bench knows --rounds 9, --pages home,contact and --all, but it was given "${words.join(" ")}".`,
    );
  }
}

function readRounds(text: string): number {
  const rounds = Number(text);
  if (!/^\d+$/.test(text) || rounds < 1 || rounds > mostRounds)
    throw new SettingError(
      `--rounds must be a whole number from 1 to ${mostRounds}, but it is "${text}".`,
    );
  return rounds;
}

function readPages(text: string): PageName[] {
  const names = text.split(",");
  const unknown = names.filter((name) => !pageNames.includes(name as PageName));
  if (unknown.length)
    throw new SettingError(
      `--pages takes ${pageNames.join(", ")}, with commas between them, but not "${unknown.join(",")}".`,
    );
  return pageNames.filter((name) => names.includes(name));
}

export function readChoice(words: readonly string[]): Choice {
  const { all = false, pages, rounds } = parse(words);
  if (all && (pages !== undefined || rounds !== undefined))
    throw new SettingError("--all measures every page once: leave out --pages and --rounds.");
  return {
    all,
    pages: pages === undefined ? pageNames : readPages(pages),
    rounds: rounds === undefined ? fewestRounds : readRounds(rounds),
  };
}

/** A run to look at something: too small to replace the results that are kept. */
export function isTrial({ pages, rounds }: Choice): boolean {
  return pages.length < pageNames.length || rounds < fewestRounds;
}
