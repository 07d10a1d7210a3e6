import type { Visualization } from "../../app/content/types.ts";
import { samples } from "../../app/pages/styleguide/samples.ts";
import { figureFormat } from "../../app/visualization/figures.ts";
import { expect, test } from "../support/fixtures.ts";

/** The rows of the table that belongs to a drawing. */
function rowsOf(drawn: Visualization): string[][] {
  switch (drawn.kind) {
    case "chart":
      return drawn.series.map(({ name, value }) => [name, figureFormat(drawn.measure)(value)]);
    case "gantt":
      return [
        ...drawn.bars.map(({ name, critical, start, end }) => [
          name,
          critical ? "Critical path" : "Work",
          `${start}`,
          `${end}`,
        ]),
        ...drawn.milestones.map(({ name, at }) => [name, "Milestone", `${at}`, `${at}`]),
      ];
    case "workflow":
      return drawn.steps.map(({ name, owner, handover }) => [name, owner, handover]);
    case "diagram":
      return drawn.layers.map(({ name, parts }) => [name, parts.join(", ")]);
  }
}

test("the tables hold all that is drawn", async ({ page, styleguide }) => {
  await page.goto(`${styleguide}/styleguide`);
  for (const sample of samples) {
    for (const ground of ["page", "ink"]) {
      const figure = page
        .locator(`[data-ground="${ground}"] figure`)
        .filter({ has: page.getByRole("heading", { name: sample.title, exact: true }) });
      const cells = await figure
        .locator("tbody tr")
        .evaluateAll((rows) =>
          rows.map((row) => [...row.children].map((cell) => cell.textContent)),
        );
      expect(cells, sample.title).toEqual(rowsOf(sample));
    }
  }
});
