import { readFileSync } from "node:fs";
import { expect, field, open, save, saveButton, sound, test } from "./form.ts";
import { diff, inCopy, write } from "./site.ts";

test("a file that was changed meanwhile is not overwritten unasked", async ({ page }) => {
  const rest = "Rehearsed waves move the rest.";
  await open(page, "services/entries/site-moves");
  const file = "content/services/site-moves.yaml";
  await field(page, "Lead").fill(`The plan stuck on a shared database. ${rest}`);
  await expect(page.getByText(sound)).toBeVisible();
  const theirs = readFileSync(inCopy(file), "utf8").replace(
    /^title: .*/m,
    "title: Moves of a site",
  );
  write(file, theirs);
  await saveButton(page).click();
  const question = page.getByRole("alertdialog");
  await expect(question).toContainText("changed");
  expect(readFileSync(inCopy(file), "utf8")).toBe(theirs);
  await question.getByRole("button", { name: "Cancel" }).click();
  await expect(field(page, "Lead"), "nothing typed is lost").toHaveValue(new RegExp(rest));
});

test("with the server gone, what was typed stays and can be saved later", async ({ page }) => {
  await open(page, "services/entries/planning-and-scheduling");
  await field(page, "Lead").fill("The server was gone for a while. What was typed is still here.");
  await page.route("**/edit/api/**", (route) => route.abort());
  await saveButton(page).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "OK" }).click();
  await expect(field(page, "Lead")).toHaveValue(/The server was gone/);
  await page.unroute("**/edit/api/**");
  await save(page);
  expect(diff()).toHaveLength(2);
});
