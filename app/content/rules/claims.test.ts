import { expect, it } from "vitest";
import { content } from "../content.ts";
import { isMoreThanAll, isOneFigure } from "./claims.ts";

const { durations } = content.words;
const isOne = (value: string) => isOneFigure(value, durations);

it.each([
  "92%",
  "1,250+",
  "$8.3B",
  "£100B+",
  "€1.2m",
  "5x",
  "4.8/5",
  "24/7",
  "41 of 46",
  "3–6 weeks",
])("takes %s for one figure", (value) => expect(isOne(value)).toBe(true));

it("takes a time in words for one", () => {
  const [, two = ""] = durations.numbers;
  expect(isOne(durations.week.other.replace("{count}", two))).toBe(true);
});

it.each(["12.5.3", "-5%", "£1,92", "192 percent", "one hell of a lot", "1 of many", "92% of 41"])(
  "takes %s for none",
  (value) => expect(isOne(value)).toBe(false),
);

it.each(["50 of 46", "3 in 2", "9.9/5", "1,250 of 1,000"])("takes %s for more than all", (value) =>
  expect(isMoreThanAll(value)).toBe(true),
);

it.each(["41 of 46", "4.8/5", "1 in 3", "24/7", "92%", "1,250+", "46 of 46"])(
  "takes %s for no more than all",
  (value) => expect(isMoreThanAll(value)).toBe(false),
);
