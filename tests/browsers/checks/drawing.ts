import assert from "node:assert/strict";
import { type Check, checkOf, openStarted } from "./check.ts";

const check = checkOf("drawing");

export const drawingChecks: readonly Check[] = [
  check("the days of a schedule are whole pixels, so that hairlines are", async (visit) => {
    await openStarted(visit, "/contact");
    const widths = await visit.tab.run(() =>
      [...document.querySelectorAll(".day-grid")].map(
        (row) => row.getBoundingClientRect().width % 8,
      ),
    );
    assert.deepEqual(widths, [0, 0, 0, 0]);
  }),
];
