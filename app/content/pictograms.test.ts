import { describe, expect, it } from "vitest";
import { expectNone } from "./expect-none.test-helper";
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

/** Five by five, with who stands where. */
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

const problemsOf = (rule: (icon: Pictogram) => Iterable<string>) =>
  entries.flatMap(({ where, icon }) => [...rule(icon)].map((problem) => `${where}: ${problem}`));

describe("pictograms", () => {
  it("are 47: one to each service, step and stat card", () => {
    expect(entries).toHaveLength(47);
  });

  it("stand on their grid, with one bar that matters", () => {
    expectNone(problemsOf(barProblems));
  });

  it("have a line that holds on to a bar, and cuts nothing but work", () => {
    expectNone(problemsOf(lineProblems));
  });

  it("show brass for a result alone", () => {
    expectNone(problemsOf(resultProblems));
  });

  it("say what they mean in six words at most", () => {
    expectNone(
      entries
        .filter(({ icon }) => icon.says.split(/\s+/).length > 6)
        .map(({ where, icon }) => `${where}: says "${icon.says}", six words at most.`),
    );
    expect(new Set(entries.map(({ icon }) => icon.says)).size).toBe(entries.length);
  });

  it("can be told apart: any two differ in five places or more", () => {
    expectNone(
      entries.flatMap(({ where, icon }, index) =>
        entries
          .slice(0, index)
          .filter((other) => differences(icon, other.icon) < 5)
          .map((other) => `${where}: looks like ${other.where}, draw it otherwise.`),
      ),
    );
  });
});
