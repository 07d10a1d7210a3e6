import { expect, it } from "vitest";
import { splitResult } from "./split-result";

it.each([
  ["£42M annual run cost removed", "£42M", "annual run cost removed"],
  ["1,400 workloads moved", "1,400", "workloads moved"],
  ["31% shorter discharge time", "31%", "shorter discharge time"],
  ["3x adoption target", "3x", "adoption target"],
  ["£18.6M to £13.4M hosting", "£18.6M", "to £13.4M hosting"],
])("splits %j", (result, figure, text) => {
  expect(splitResult(result)).toEqual({ figure, text });
});

it.each(["No unplanned outage", "Q4 results are in", "42"])("leaves %j whole", (result) => {
  expect(splitResult(result)).toEqual({ figure: null, text: result });
});
