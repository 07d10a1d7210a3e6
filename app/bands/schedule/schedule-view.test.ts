import { expect, it } from "vitest";
import { content } from "../../content/content";
import type { Days, Stretch } from "../../content/types";
import { coversInWords, daysInWords, passageOfEachWeek } from "./schedule-view";

const { site } = content;

it.each<[readonly Stretch[], string]>([
  [[1], "Week 1"],
  [[2, 3, 4], "Weeks 2–4"],
  [[1, 3], "Weeks 1 and 3"],
  [[1, 2, 4], "Weeks 1, 2, and 4"],
  [[4, "after"], "From week 4"],
  [[1, 2, 3, 4, "after"], "From week 1"],
  [[1, "after"], "Week 1 and later"],
  [[1, 2, "after"], "Weeks 1–2 and later"],
  [["after"], "After week 4"],
])("%j is %s", (covers, inWords) => {
  expect(coversInWords(covers, content.words.schedule, site.language)).toBe(inWords);
});

it.each<[string, (readonly Stretch[])[], number[]]>([
  ["the one that begins with it", [[1, 2, 3], [2, 4], [3], [4, "after"]], [1, 2, 3, 4]],
  ["not the one that another week has to itself", [[1, 2], [3, 4], [3], ["after"]], [1, 1, 3, 2]],
  [
    "one nobody else needs, if two begin with it",
    [
      [1, 2],
      [1, "after"],
      [3, 4],
    ],
    [2, 1, 3, 3],
  ],
  ["the first that covers it, if none begins with it", [[], [1, 2, 3], [1, 2, 4]], [2, 2, 2, 3]],
  ["none, if none covers it", [[1, 2], ["after"]], [1, 1, 0, 0]],
])("leads from a week to %s", (_, passages, places) => {
  expect(passageOfEachWeek(passages).map((place = -1) => place + 1)).toEqual(places);
});

it.each<[readonly Days[], string]>([
  [[[20, 20]], "day 20"],
  [[[1, 3]], "days 1–3"],
  [
    [
      [3, 3],
      [8, 8],
      [13, 14],
    ],
    "days 3, 8, 13–14",
  ],
])("says %j as %s", (spans, words) => {
  expect(daysInWords(spans, content.words.schedule, site.language)).toBe(words);
});
