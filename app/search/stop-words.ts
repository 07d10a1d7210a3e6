import type { SearchRules } from "./rules.ts";

/** Words too common to distinguish one page from another. */
export let stopWords: ReadonlySet<string> = new Set(
  `a about all also am an and another any anybody anyone are as at back be because been before
  being best between both but by can cannot could did do does doing done dont each either else ever
  every few for from get gets getting give given go goes going got had has have having he help her
  here him his how i if in inside into is isnt it its just know like looking lot lots made make makes
  making many may me might more most must my need needs never no nobody non nor not nothing now
  of off on once one only onto or other others our out over own per please put rather really said
  same say says see she should since so some somebody someone something still such take takes tell
  than thanks that the their them then there these they thing things this those through to too two
  under until up upon us use used uses using very via want wants was way we well were what when where
  whether which while who whom whose why will with within without wont work works working would yes yet you your yours`
    .split(/\s+/)
    .filter(Boolean),
);

/** Inflections: "migrating", "migration" and "migrates" all become "migr". */
export let ending =
  /(?:at(?:ions?|ional|ing|ed|es?|ors?|ory|ive)|ions?|ional|ments?|ing|ies|ed|es|ers?|ors?|[seylr])$/;

/** Letters of the language that are written in two ways; English has none. */
export let letters: SearchRules["letters"] = {};

/** What is made of the words of several languages, one after the other, is made of each by its own. */
export function speaking<T>(rules: SearchRules | undefined, make: () => T): T {
  const before = [stopWords, ending, letters] as const;
  if (rules) speak(rules);
  const made = make();
  [stopWords, ending, letters] = before;
  return made;
}

/** Searches in another language from now on. */
export function speak(rules: SearchRules): void {
  stopWords = new Set(rules.stopWords.split(/\s+/));
  ending = new RegExp(rules.ending);
  letters = rules.letters;
}
