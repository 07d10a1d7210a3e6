import { expect as atOnce, test as base, type Page, type Response } from "@playwright/test";
import { kindOf } from "../../app/bands/kinds.ts";
import { address, putBack, touched } from "./site.ts";

/** What a state may take to come, on a machine with other work: the scenes wait for states, this ends what hangs. */
export const timeout = 90_000;
export const expect = atOnce.configure({ timeout });

interface Asked {
  files: { path: string; from_path?: string }[];
}

/** A scene has a browser that remembers no form, and leaves the files as they were. */
export const test = base.extend<{ seesPage: boolean }>({
  viewport: { width: 1440, height: 1000 },
  // To render the page beside the form, at every save of any scene, takes as long as to check the form.
  seesPage: [false, { option: true }],
  async context({ context, seesPage }, use) {
    if (!seesPage)
      await context.addInitScript(() => {
        if (self !== top && location.protocol === "http:") stop();
      });
    const elsewhere: string[] = [];
    context.on("request", (request) => {
      if (!request.url().endsWith("/contents")) return;
      for (const { path, from_path } of (request.postDataJSON() as Asked).files)
        for (const file of [path, from_path ?? path]) touched.add(file);
    });
    // Told beside the answer, which a page that is left has no more.
    context.on("response", (response) => {
      const told = /^others;desc="(.*)"/.exec(response.headers()["server-timing"] ?? "")?.[1];
      for (const file of JSON.parse(decodeURIComponent(told ?? "[]"))) touched.add(file);
    });
    context.on("requestfinished", (request) => {
      const { protocol, origin } = new URL(request.url());
      if (protocol.startsWith("http") && origin !== address) elsewhere.push(request.url());
    });
    await use(context);
    putBack();
    expect(elsewhere, "nothing is asked of another host").toEqual([]);
  },
});

/** Said above every form that has no fault. */
export const sound = "Nothing. This can be saved.";

export const field = (page: Page, name: string) =>
  page.getByRole("textbox", { name, exact: true }).first();

export const inputAt = (page: Page, path: string) =>
  page.locator(`[data-key-path="${path}"]`).locator("textarea, input").first();

export const saveButton = (page: Page) => page.getByRole("button", { name: "Save", exact: true });

/** The page beside the form. */
export const shownPage = (page: Page) => page.frameLocator("iframe").frameLocator("iframe");

/** A form, as "services/entries/plan-review"; read anew where another scene changed files while it was read. */
export async function open(page: Page, entry: string) {
  await expect(async () => {
    await page.goto("about:blank");
    await page.goto(`${address}/edit#/collections/${entry}`);
    await expect(page.getByText(sound).first()).toBeVisible({ timeout: timeout / 3 });
  }).toPass({ timeout });
}

/** As a click on a fault does. */
export async function goTo(page: Page, path: string) {
  const keys = path.split(".").map((key) => (/^\d+$/.test(key) ? Number(key) : key));
  await expect(async () => {
    await page.evaluate(async (all) => (await import(String("/editor/go-to.ts"))).goTo(all), keys);
    await expect(inputAt(page, path)).toBeVisible({ timeout: 1000 });
  }).toPass({ timeout });
}

/** Once there is something to save, and nothing against it; how long that takes is the machine's. */
export async function save(page: Page) {
  const isSaved = (response: Response) => response.url().endsWith("/contents");
  await expect(saveButton(page)).toBeEnabled();
  await expect(page.getByText("Before this can be saved:")).toHaveCount(0);
  const answer = page.waitForResponse(isSaved, { timeout: 0 });
  await saveButton(page).click();
  expect((await answer).status()).toBe(200);
  await expect(saveButton(page)).toBeDisabled();
}

/** Chooses an item of the menu (⋮) at the top right. */
export async function choose(page: Page, item: string) {
  await page.getByRole("button", { name: "Show Editor Options" }).click();
  await page.getByRole("menuitem", { name: item }).click();
}

export async function choosePicture(page: Page, name: string, file: string, buffer: Buffer) {
  const image = page.getByRole("group", { name: new RegExp(`${name}.*Field`) });
  const replace = image.getByRole("button", { name: "Replace Image" });
  await ((await replace.count()) ? replace : image.getByRole("button").nth(1)).first().click();
  const chooser = page.waitForEvent("filechooser");
  await page.getByRole("dialog").getByRole("button", { name: "Upload" }).click();
  const mimeType = { svg: "image/svg+xml", jpg: "image/jpeg" }[file.slice(-3)] ?? "image/heic";
  await (await chooser).setFiles({ name: file, mimeType, buffer });
  const saved = file.toLowerCase().replace(" ", "-");
  await expect(page.getByRole("option", { name: saved, selected: true })).toBeVisible();
  await page.getByRole("button", { name: "Insert" }).click();
  // What a camera saved is turned into WebP by the tool.
  await expect(image).toContainText(`/${saved.replace(/(jpg|heic)$/, "webp")}`);
}

/** Takes a change back, named as /edit/changes names it. */
export async function takeBack(page: Page, change: string) {
  await page.goto(`${address}/edit/changes`);
  page.once("dialog", (question) => {
    expect(question.message()).toContain(`Take back “${change}”?`);
    void question.accept();
  });
  await page.getByRole("button", { name: `Take back: ${change}` }).click();
  await expect(page.getByRole("heading", { name: change, exact: true })).toHaveCount(0);
}

/** Adds a band at the end, and says what it is called in the form. */
export async function addBand(page: Page, kind: string, at: number) {
  const { title } = kindOf(kind);
  await page.getByRole("button", { name: /^Add .*Band/ }).click();
  await page.getByRole("menuitem", { name: title, exact: true }).click();
  const label = `Bands ${at + 1} (${title})`;
  await expect(page.getByRole("button", { name: `${label}, Heading: is missing.` })).toBeVisible();
}

export async function fillIn(page: Page, texts: Record<string, string>) {
  for (const [path, text] of Object.entries(texts)) {
    await goTo(page, path);
    await inputAt(page, path).fill(text);
  }
  await expect(page.getByText(sound)).toBeVisible();
}
