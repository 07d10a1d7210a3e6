import { expect, it } from "vitest";
import { readMetrics } from "./font-metrics";

/** A font with two tables short of what is needed. */
it("names the table that a broken font lacks", () => {
  const empty = new Uint8Array(12);
  expect(() => readMetrics(empty)).toThrow('no "hhea" table');
});
