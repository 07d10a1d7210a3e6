import { nodeFor } from "../../app/content/schema/nodes.ts";
import { expect, goTo, open, save, takeBack, test } from "./form.ts";
import { address, diff, read } from "./site.ts";

/** Lists in groups and in rows of other lists, each with a text by which its rows are known. */
const lists = [
  ["parts-of-pages/entries/faq-yaml", "faq.yaml", "questions", "question"],
  ["whole-site/entries/chat-yaml", "chat.yaml", "topics.0.links", "label"],
  [
    "templates/entries/templates-service-yaml",
    "templates/service.yaml",
    "bands.2.quickInfo.items",
    "term",
  ],
] as const;

for (const [entry, file, list, key] of lists)
  test(`rows go from the beginning, the middle and the end of ${list}, and change places`, async ({
    page,
  }) => {
    await open(page, entry);
    await goTo(page, `${list}.0.${key}`);
    const section = page.locator(`[data-key-path="${list}"]`);
    const known = () => {
      const rows = list
        .split(".")
        .reduce<unknown>((inner, name) => (inner as never)[name], read(file));
      return (rows as Record<string, string>[]).map((row) => row[key]);
    };
    const saved = async (rows: unknown[]) => {
      await save(page);
      expect(known(), list).toEqual(rows);
    };
    const all = known();
    await section.getByRole("button", { name: "Remove", exact: true }).first().click();
    await saved(all.slice(1));
    await section.getByRole("button", { name: "Remove", exact: true }).nth(1).click();
    await saved(all.slice(1).toSpliced(1, 1));
    await section.getByRole("button", { name: "Remove", exact: true }).last().click();
    await saved(all.slice(1, -1).toSpliced(1, 1));
    const [first, second, ...others] = known();
    if (!second) return;
    const handle = section.getByRole("button", { name: "Reorder Item" }).first();
    await handle.focus();
    await handle.press("ArrowDown");
    await saved([second, first, ...others]);
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
