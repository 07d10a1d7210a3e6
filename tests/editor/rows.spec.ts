import { nodeFor } from "../../app/content/schema/nodes.ts";
import { expect, open, save, takeBack, test } from "./form.ts";
import { address, diff, read } from "./site.ts";

test("a row is dragged to another place, and the move is taken back as one change", async ({
  page,
}) => {
  await open(page, "parts-of-pages/entries/process-yaml");
  const handles = page.getByRole("button", { name: "Reorder Item" });
  await handles.nth(2).dragTo(handles.first());
  await save(page);
  expect(diff().length, "one step with its points").toBeGreaterThan(2);
  await takeBack(page, `${nodeFor("process.yaml").title}: Steps`);
  expect(diff()).toEqual([]);
});

test("entries change places in their list, and nothing else of them changes", async ({ page }) => {
  const files = ["cold-store-move", "erp-recovery"].map((name) => `case-studies/${name}.yaml`);
  const [first, second] = files.map((file) => read(file));
  await page.goto(`${address}/edit#/collections/case-studies`);
  await page.getByRole("button", { name: "Reorder" }).click();
  const row = page.getByRole("row", { name: String(second?.title) });
  await row.getByRole("button", { name: "Move Up" }).click();
  await page.getByRole("button", { name: "Done" }).click();
  const swapped = [first, second].flatMap((one) => [
    `+position: ${one?.position}`,
    `-position: ${one?.position}`,
  ]);
  await expect.poll(() => diff().toSorted()).toEqual(swapped.toSorted());
});
