import sharp from "sharp";
import {
  choose,
  choosePicture,
  expect,
  field,
  inputAt,
  open,
  save,
  shownPage,
  test,
} from "./form.ts";
import { status } from "./site.ts";

test("a logo is swapped, and seen on its page", async ({ page }) => {
  await open(page, "clients-and-voices/entries/clients-yaml");
  await page.getByRole("button", { name: "Expand", exact: true }).first().click();
  const logo =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 40"><path d="M0 0h120v40H0z"/></svg>';
  await choosePicture(page, "Logo", "Havenkoel New.svg", Buffer.from(logo));
  await save(page);
  const shown = shownPage(page).locator('img[src*="havenkoel-new.svg"]').first();
  await expect(shown).toBeVisible();
  expect(status()).toEqual([
    "M content/clients.yaml",
    "?? content/public/images/clients/havenkoel-new.svg",
  ]);
});

test("a case study with a picture is written as a draft, and seen on its page", async ({
  page,
}) => {
  await open(page, "case-studies/entries/berth-planning");
  await choose(page, "Duplicate");
  await expect(page.getByRole("switch", { name: "Draft" })).toBeChecked();
  await field(page, "Title").fill("Harbor Terminal Automation");
  const cover = { width: 1600, height: 1067, channels: 3, background: "#d9480f" } as const;
  const picture = (size: { width: number }) =>
    sharp({ create: { ...cover, ...size } })
      .png()
      .toBuffer();
  await choosePicture(page, "Cover picture", "Harbor.png", await picture({ width: 800 }));
  const due = "Cover picture: it is 800 × 1067: save it as a PNG of 1600 × 1067 pixels.";
  await expect(page.getByRole("button", { name: due })).toBeVisible();
  await choosePicture(page, "Cover picture", "Harbor Dawn.png", await picture({ width: 1600 }));
  await inputAt(page, "imageAlt").fill("A quay at dawn, before the first crane moves.");
  await save(page);
  await expect(shownPage(page).getByRole("heading", { level: 1 })).toHaveText(
    "Harbor Terminal Automation",
  );
  await expect(page.getByText("Before Draft can be switched off:")).toBeVisible();
  const isShown = (image: HTMLImageElement) =>
    image.currentSrc.includes("harbor-terminal-automation") && image.naturalWidth > 0;
  // The page beside the form loads itself anew once the picture is made.
  await expect(async () => {
    expect(await shownPage(page).locator("main img").first().evaluate(isShown)).toBe(true);
  }).toPass({ timeout: 60_000 });
  expect(status()).toEqual([
    "?? content/case-studies/harbor-terminal-automation.yaml",
    "?? content/pictures/harbor-dawn.png",
  ]);
});
