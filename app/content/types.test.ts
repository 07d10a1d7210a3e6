import { href } from "react-router";
import { expect, it } from "vitest";
import type { ClaimId } from "./claims";
import type { CaseStudySlug, ServiceId } from "./ids";
import type { Pictogram, Six, Visualization } from "./types";

/** `tsc` is the test: it reports an unused @ts-expect-error once one of these becomes possible. */
it("lets wrong content not compile", () => {
  const [says, chart, series] = ["", { title: "", summary: "" }, [{ name: "2018", value: 65 }]];
  const [first, second, key] = [
    [0, 0, 1, "work"],
    [1, 0, 1, "work"],
    [2, 0, 1, "key"],
  ] as const;
  expect([
    // @ts-expect-error no such service
    "cloud-migrations" satisfies ServiceId,
    // @ts-expect-error no such case study
    "azure-migration" satisfies CaseStudySlug,
    // @ts-expect-error no such claim
    "happiness" satisfies ClaimId,
    // @ts-expect-error one of six is missing
    ["1", "2", "3", "4", "5"] satisfies Six<string>,
    // @ts-expect-error a series belongs to a chart
    { ...chart, kind: "workflow", series } satisfies Visualization,
    // @ts-expect-error a date or an elbow
    { says, bars: [first, second, key], date: 2, elbow: [0, 1, 2] } satisfies Pictogram,
    // @ts-expect-error three bars to five
    { says, bars: [first, key] } satisfies Pictogram,
    // @ts-expect-error no such route
    href("/service"),
  ]).toHaveLength(8);
});
