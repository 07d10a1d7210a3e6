import { nodeFor } from "../../app/content/schema/nodes.ts";
import { expect, goTo, open, save, takeBack, test } from "./form.ts";
import { address, diff, read } from "./site.ts";

test("rows go from the beginning, the middle and the end, and change places", async ({ page }) => {
  const list = "bands.2.quickInfo.items";
  await open(page, "templates/entries/templates-service-yaml");
  await goTo(page, `${list}.0.term`);
  const section = page.locator(`[data-key-path="${list}"]`);
  const known = () => {
    const { bands } = read("templates/service.yaml") as {
      bands: { quickInfo: { items: { term: string }[] } }[];
    };
    return bands[2]?.quickInfo.items.map(({ term }) => term) ?? [];
  };
  const all = known();
  const remove = section.getByRole("button", { name: "Remove", exact: true });
  await remove.first().click();
  await expect(remove).toHaveCount(all.length - 1);
  await remove.nth(1).click();
  await expect(remove).toHaveCount(all.length - 2);
  await remove.last().click();
  const handle = section.getByRole("button", { name: "Reorder Item" }).first();
  await handle.focus();
  await handle.press("ArrowDown");
  const [first, second, ...others] = all.slice(1, -1).toSpliced(1, 1);
  await save(page);
  expect(known()).toEqual([second, first, ...others]);
});

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
