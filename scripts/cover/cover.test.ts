import sharp from "sharp";
import { expect, it } from "vitest";
import type { CoverFacts } from "../../app/pictures";
import { coverOf } from "./cover-of";
import { modelOf } from "./model";

const facts = (more: Partial<CoverFacts>) =>
  ({
    steps: [],
    finish: undefined,
    months: 1,
    from: "2022-11",
    ground: "ink",
    ...more,
  }) as CoverFacts;

const blocks = (more: Partial<CoverFacts>) =>
  modelOf(facts(more)).blocks.map(({ lane, kind, from, to }) => [lane, kind, from, to]);

it("draws planned as plates and what happened as blocks, with the turning point apart", () => {
  const steps = [
    { planned: { from: 0, to: 2 }, actual: [{ from: 0, to: 3 }] },
    { actual: [{ from: 3, to: 4, turned: "a bridge is out" }] },
  ] as const;
  expect(blocks({ steps, months: 4 })).toEqual([
    [0, "plate", 0, 2],
    [0, "block", 0, 3],
    [1, "turn", 3, 4],
  ]);
});

it("draws a calendar where steps have no months: a plate for each year, a block for each month", () => {
  const drawn = blocks({ months: 4 });
  expect(drawn.filter(([, kind]) => kind === "plate").map(([lane]) => lane)).toEqual([0, 1]);
  const months = drawn.filter(([, kind]) => kind !== "plate");
  expect(months.map(([lane, kind, from]) => [lane, kind, from])).toEqual([
    [0, "block", 10],
    [0, "block", 11],
    [1, "block", 0],
    [1, "turn", 1],
  ]);
});

it.each([1, 2, 7, 40, 240])("keeps the subject of %d months in sight", async (months) => {
  const { svg, focus } = await coverOf(facts({ months }));
  expect(svg).not.toMatch(/NaN|undefined|Infinity/);
  for (const share of focus.match(/-?\d+/g) ?? []) {
    expect(Number(share)).toBeGreaterThan(0);
    expect(Number(share)).toBeLessThan(100);
  }
  expect((await coverOf(facts({ months }))).svg).toBe(svg);
});

it.each(["500x500", "400x800", "1600x400"])("has ground for a place of %s", async (shape) => {
  const [width, height] = shape.split("x");
  const placed = coverOf(facts({})).svg.replace(
    /width="\d+" height="\d+"/,
    `width="${width}" height="${height}"`,
  );
  const { isOpaque } = await sharp(Buffer.from(placed)).stats();
  expect(isOpaque).toBe(true);
});
