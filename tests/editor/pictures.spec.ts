import { readFileSync } from "node:fs";
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
import { phonePicture } from "./phone-picture.ts";
import { address, inCopy, read, status } from "./site.ts";

test.use({ seesPage: true });

function colorInTheMiddle(image: HTMLImageElement) {
  const context = document.createElement("canvas").getContext("2d");
  const { naturalWidth, naturalHeight } = image;
  context?.drawImage(image, -naturalWidth / 2, -naturalHeight / 2);
  const [red = 0, , blue = 0] = context?.getImageData(0, 0, 1, 1).data ?? [];
  return naturalWidth && (blue > red ? "blue" : "red");
}

test("a copy is a draft, blamed for its own sentences, with a picture from a phone, and seen on its page", async ({
  page,
}) => {
  await open(page, "case-studies/entries/berth-planning");
  await choose(page, "Duplicate");
  await expect(page.getByRole("switch", { name: "Draft" })).toBeChecked();
  await expect(page.getByText("are still those of another entry called").first()).toBeVisible();
  await field(page, "Title").fill("Harbor Terminal Automation");
  await choosePicture(page, "Cover picture", "Harbor.jpg", await phonePicture(900, 1200));
  const due = "Cover picture: it is only 900 × 1200 pixels.";
  await expect(page.getByRole("button", { name: due })).toBeVisible();
  await choosePicture(page, "Cover picture", "Harbor Dawn.jpg", await phonePicture(1200, 1600));
  await inputAt(page, "imageAlt").fill("A quay at dawn, before the first crane moves.");

  const picture = page.getByRole("button", { name: "Set the point" });
  const { width, height } = (await picture.boundingBox()) ?? { width: 0, height: 0 };
  expect(height / width, "upright").toBeCloseTo(4 / 3, 1);
  await picture.click({ position: { x: width / 2, y: height / 10 } });
  const fromTop = page.getByRole("slider", { name: "From the top" });
  await expect(fromTop).toHaveValue(/^(9|10|11)$/);
  await fromTop.press("Home");
  await expect(fromTop).toHaveValue("0");
  await save(page);
  await expect(shownPage(page).getByRole("heading", { level: 1 })).toHaveText(
    "Harbor Terminal Automation",
  );
  await expect(page.getByText("Before Draft can be switched off:")).toBeVisible();
  expect(read("case-studies/harbor-terminal-automation.yaml")).toMatchObject({
    imageFocus: "50% 0%",
  });
  // The page beside the form loads itself anew once the picture is made.
  await expect(async () => {
    const cover = shownPage(page).locator("#cover");
    expect(await cover.evaluate(colorInTheMiddle)).toBe("blue");
  }).toPass();
  const files = [
    "?? content/case-studies/harbor-terminal-automation.yaml",
    "?? content/pictures/harbor-dawn.webp",
  ];
  expect(status()).toEqual(files);
  const changes = await (await page.request.get(`${address}/edit/changes`)).text();
  expect(changes, "no change of its own").not.toContain("<h2>pictures/");

  // Nothing names the first one any more.
  const heic = readFileSync("tests/editor/phone-picture.heic");
  await choosePicture(page, "Cover picture", "Harbor Dusk.heic", heic);
  await save(page);
  const dusk = "content/pictures/harbor-dusk.webp";
  expect(status()).toEqual([files[0], `?? ${dusk}`]);
  expect(await sharp(inCopy(dusk)).metadata()).toMatchObject({ width: 1200, height: 1600 });
});
