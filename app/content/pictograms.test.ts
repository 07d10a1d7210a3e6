import { expect, it } from "vitest";
import { expectDistinct, expectEach, whereOf } from "./expect-none.test-helper";
import { home } from "./home";
import { servicePictograms } from "./pictograms";
import { processSteps } from "./process";
import type { Pictogram } from "./types";

interface Entry {
  where: string;
  icon: Pictogram;
}

const entries: Entry[] = [
  ...Object.entries(servicePictograms).map(([id, icon]) => ({
    where: `app/content/pictograms.ts "${id}"`,
    icon,
  })),
  ...processSteps.map(({ title, icon }) => ({
    where: `app/content/process.ts "${title}" icon`,
    icon,
  })),
  ...home.statCards.map(({ claim, icon }) => ({
    where: `app/content/home.ts statCards "${claim}" icon`,
    icon,
  })),
];

/** The places that are taken, as "row column", and what stands there. */
function cellsOf({ bars, result }: Pictogram): Map<string, string> {
  const cells = new Map<string, string>();
  for (const [row, start, length, role] of bars)
    for (let column = start; column < start + length; column++) cells.set(`${row} ${column}`, role);
  if (result) cells.set(result.join(" "), "result");
  return cells;
}

function* barProblems(icon: Pictogram): Generator<string> {
  const { bars, result } = icon;
  for (const [row, start, length] of bars)
    if (start + length > 5)
      yield `the bar in row ${row} ends in column ${start + length}, at most 5.`;
  const taken = bars.reduce((sum, [, , length]) => sum + length, result ? 1 : 0);
  if (cellsOf(icon).size < taken) yield "two things stand in one place: move one.";
  if (Math.min(...bars.map(([row]) => row), result?.[0] ?? 4) > 0)
    yield "its first row is 0: it is centered when it is drawn.";
  const keys = bars.filter(([, , , role]) => role === "key").length;
  if (keys !== 1) yield `${keys} key bars: exactly one matters.`;
}

function* lineProblems({ bars, elbow, date }: Pictogram): Generator<string> {
  if (elbow) {
    const [row, column, toRow] = elbow;
    const leaves = bars.some(([r, start, length]) => {
      return r === row && (start + length === column || start === column);
    });
    if (!leaves) yield `elbow: no bar begins or ends in row ${row} at column ${column}.`;
    if (row === toRow || !bars.some(([r]) => r === toRow))
      yield `elbow: it leads to row ${toRow}, where no other bar stands.`;
  }
  for (const [row, start, length, role] of bars)
    if (date !== undefined && role !== "work" && start < date && date < start + length)
      yield `date: it cuts the bar in row ${row}, and only work goes on past a date.`;
}

function* resultProblems({ bars, result }: Pictogram): Generator<string> {
  const key = bars.find(([, , , role]) => role === "key");
  if (!result || !key) return;
  const [row, start, length] = key;
  const isReached = result[1] >= start + length - 1 && [row, row - 1].includes(result[0]);
  if (!isReached) yield "result: it stands where the key bar leads, after its end or on top of it.";
}

/** In how many places two drawings differ, laid over each other as well as they go. */
function differences(one: Pictogram, other: Pictogram): number {
  const cells = cellsOf(other);
  const lines = [one, other].map(({ elbow, date }) => JSON.stringify([elbow, date]));
  const shifted = [-1, 0, 1].map((shift) => {
    const moved = [...cellsOf(one)].map(([place, role]): [string, string] => {
      const [row = 0, column = 0] = place.split(" ").map(Number);
      return [`${row + shift} ${column}`, role];
    });
    const same = moved.filter(([place, role]) => cells.get(place) === role).length;
    const places = new Set([...moved.map(([place]) => place), ...cells.keys()]);
    return places.size - same;
  });
  return Math.min(...shifted) + (lines[0] === lines[1] ? 0 : 2);
}

it("has 47: one to each service, step and stat card", () => {
  expect(entries).toHaveLength(47);
});

it.each([
  ["stands on its grid, with one bar that matters", barProblems],
  ["has a line that holds on to a bar, and cuts nothing but work", lineProblems],
  ["shows brass for a result alone", resultProblems],
])("%s", (_, rule) => {
  expectEach(entries, whereOf, ({ icon }) => rule(icon));
});

it("says what it means in six words at most, and no two say the same", () => {
  expectEach(entries, whereOf, function* ({ icon: { says } }) {
    if (says.split(/\s+/).length > 6) yield `says "${says}", six words at most.`;
  });
  expectDistinct(entries.map(({ where, icon }) => ({ where, text: icon.says })));
});

it("can be told from every other: any two differ in five places or more", () => {
  const seen: Entry[] = [];
  expectEach(entries, whereOf, function* (entry) {
    for (const other of seen)
      if (differences(entry.icon, other.icon) < 5)
        yield `looks like ${other.where}, draw it otherwise.`;
    seen.push(entry);
  });
});
