import { expect, it } from "vitest";
import { content } from "../content.ts";
import { isOneFigure } from "./claims.ts";

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
