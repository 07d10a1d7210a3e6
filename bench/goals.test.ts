import { expect, it } from "vitest";
import { missedGoals } from "./goals";
import type { Measurement } from "./measure";
import { summarize, type Variant } from "./summary";

const perfect: Measurement = {
  FCP: 1000,
  LCP: 1000,
  TBT: 0,
  CLS: 0,
  bytes: 1,
  scriptBytes: 1,
  performance: 100,
  accessibility: 100,
  "best-practices": 100,
  seo: 100,
  machineSpeed: 1,
};

function missed(...runs: Partial<Measurement>[]): string[] {
  const run = (variant: Variant, measured: Partial<Measurement>) => ({
    page: "/",
    variant,
    measured: { ...perfect, ...measured },
  });
  return missedGoals(
    summarize([run("without script", {}), ...runs.map((measured) => run("site", measured))]),
  );
}

it.each([
  ["the goals themselves", [{ FCP: 1050, LCP: 1050, TBT: 10 }], []],
  ["one slow run of three", [{}, { LCP: 9000, TBT: 900, performance: 40 }, {}], []],
  ["one shift of three", [{}, { CLS: 0.002 }, {}], ["/, CLS: 0.002"]],
  ["a late paint", [{ LCP: 1060 }], ["/, LCP ratio: 1.06"]],
  ["work that blocks", [{ TBT: 10.4 }], ["/, TBT: 10.4"]],
  ["a low score", [{ seo: 92 }], ["/, points below 100 for seo: 8"]],
  ["a figure that is missing", [{ FCP: Number.NaN }], ["/, FCP ratio: NaN"]],
])("judges %s", (_, runs, expected) => expect(missed(...runs)).toEqual(expected));
