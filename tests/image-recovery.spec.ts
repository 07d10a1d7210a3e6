import type { Page } from "@playwright/test";
import { pictureFinalCheck, pictureReloads } from "../app/browser/constants.ts";
import { sampleImageHost } from "../app/styleguide/image-host.ts";
import { expect, hydrated, open, test } from "./fixtures.ts";

const cover = "/images/case-studies/azure-cloud-migration";
const story = "/case-study/azure-cloud-migration";
const image = 'main img[fetchpriority="high"]';
const logo = "/images/clients/tarnwick-bank.svg";

/** A clock that stands still, and a record of every layout shift; not of those that fonts make. */
async function prepare(page: Page): Promise<void> {
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1);
  await page.route("**/*.woff2", (route) => route.abort());
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
        shifts.push(entry.value);
    }).observe({ type: "layout-shift", buffered: true });
  });
}

const shifts = (page: Page) =>
  page.evaluate(() => (window as unknown as { shifts: number[] }).shifts);

/** Lets the answer at hand come in, whatever it is, with the clock standing. */
async function settled(page: Page, selector = image): Promise<void> {
  await page.waitForFunction(
    (selector) => document.querySelector<HTMLImageElement>(selector)?.complete,
    selector,
    { polling: 20 },
  );
}

/** Turns the clock to so many ms after the failure; each time what was asked for is answered. */
async function advance(page: Page, upTo: number, selector = image): Promise<void> {
  let now = 0;
  for (const moment of [...pictureReloads, pictureFinalCheck]) {
    if (moment > upTo) break;
    await page.clock.runFor(moment - now);
    now = moment;
    await settled(page, selector);
  }
}

/** Answers for the files whose address begins so: with what `answer` says for the n-th request. */
async function answering(
  page: Page,
  start: string,
  answer: (count: number) => "abort" | "lose" | "continue",
): Promise<string[]> {
  const asked: string[] = [];
  await page.route(`**${start}*`, async (route) => {
    asked.push(new URL(route.request().url()).pathname);
    const how = answer(asked.length);
    if (how === "abort") await route.abort();
    else if (how === "lose") await route.fulfill({ status: 404, body: "" });
    else await route.continue();
  });
  return asked;
}

const ownMessages = (messages: string[]) =>
  messages.filter((message) => !message.includes("Failed to load resource"));

for (const how of ["abort", "lose"] as const)
  test(`a picture that fails (${how}) is asked for five times more, then replaced, in the same box`, async ({
    page,
    witness,
    baseURL,
  }) => {
    await prepare(page);
    const asked = await answering(page, cover, () => how);
    await open(page, story);
    await settled(page);
    const picture = page.locator(image);
    const alt = await picture.getAttribute("alt");
    const box = await picture.boundingBox();
    await advance(page, pictureFinalCheck - 1);
    expect(asked).toHaveLength(2 + pictureReloads.length);
    // First the file that the browser had chosen, then the picture's own address.
    expect(asked[0]).toMatch(/\.avif$/);
    for (const path of asked.slice(1)) expect(path).toBe(`${cover}.jpg`);
    await expect(picture).toHaveAttribute("src", `${baseURL}${cover}.jpg`);
    expect(await picture.boundingBox()).toEqual(box);

    await page.clock.runFor(pictureFinalCheck);
    await expect(picture).toHaveJSProperty("currentSrc", `${baseURL}/images/placeholder.png`);
    await expect(picture).not.toHaveJSProperty("naturalWidth", 0);
    await expect(picture).toHaveAttribute("alt", alt ?? "");
    expect(await picture.boundingBox()).toEqual(box);
    await page.clock.runFor(600_000);
    expect(asked).toHaveLength(2 + pictureReloads.length);
    expect(await shifts(page)).toEqual([]);
    expect(ownMessages(witness.messages)).toEqual([
      `error: Image failed to load: ${baseURL}${asked[0]}`,
    ]);
    expect(witness.errors).toEqual([]);
  });

for (const [attempt, moment] of [0, ...pictureReloads].entries())
  test(`a picture that is there again after ${moment} ms is shown, and asked for no more`, async ({
    page,
    witness,
    baseURL,
  }) => {
    await prepare(page);
    const asked = await answering(page, cover, (count) =>
      count < attempt + 2 ? "abort" : "continue",
    );
    await open(page, story);
    await settled(page);
    await advance(page, moment);
    const picture = page.locator(image);
    await expect(picture).not.toHaveJSProperty("naturalWidth", 0);
    await page.clock.runFor(600_000);
    expect(asked).toHaveLength(attempt + 2);
    await expect(picture).toHaveJSProperty("currentSrc", `${baseURL}${cover}.jpg`);
    expect(ownMessages(witness.messages)).toHaveLength(1);
    expect(await shifts(page)).toEqual([]);
  });

test("a picture that is only slow is left alone, and so is a slow second try", async ({
  page,
  witness,
  baseURL,
}) => {
  await prepare(page);
  const waiting: (() => void)[] = [];
  let asked = 0;
  await page.route(`**${cover}*`, async (route) => {
    asked++;
    await new Promise<void>((resolve) => waiting.push(resolve));
    if (asked === 1) await route.abort();
    else await route.continue();
  });
  // Its page waits for it, so the event "load" does not come.
  await page.goto(story, { waitUntil: "commit" });
  await hydrated(page);
  await page.clock.runFor(60_000);
  expect(asked).toBe(1);
  expect(ownMessages(witness.messages)).toEqual([]);

  waiting[0]?.();
  await expect.poll(() => asked).toBe(2);
  await page.clock.runFor(pictureFinalCheck - 1);
  expect(asked).toBe(2);
  waiting[1]?.();
  await settled(page);
  await page.clock.runFor(600_000);
  await expect(page.locator(image)).toHaveJSProperty("currentSrc", `${baseURL}${cover}.jpg`);
  expect(asked).toBe(2);
});

test("a picture that failed before any script was there is recovered too", async ({ page }) => {
  await prepare(page);
  const asked = await answering(page, cover, (count) => (count === 1 ? "abort" : "continue"));
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route("**/assets/*.js", async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(story, { waitUntil: "commit" });
  await settled(page);
  await expect(page.locator(image)).toHaveJSProperty("naturalWidth", 0);
  expect(asked).toHaveLength(1);
  release();
  await expect(page.locator(image)).not.toHaveJSProperty("naturalWidth", 0);
  expect(asked).toHaveLength(2);
});

test("a placeholder that fails too ends the matter", async ({ page, witness }) => {
  await prepare(page);
  const asked = await answering(page, cover, () => "abort");
  const placeholders = await answering(page, "/images/placeholder.png", () => "abort");
  await open(page, story);
  await settled(page);
  await advance(page, pictureFinalCheck);
  await expect.poll(() => placeholders.length).toBe(1);
  await settled(page);
  await page.clock.runFor(600_000);
  expect(placeholders).toHaveLength(1);
  expect(asked).toHaveLength(2 + pictureReloads.length);
  expect(ownMessages(witness.messages)).toHaveLength(1);
});

test("decoration without words keeps its box as well", async ({ page }) => {
  await prepare(page);
  await answering(page, "/images/case-studies/", () => "lose");
  await open(page, "/client-success-stories");
  const cards = page.locator("main picture img");
  const boxes = () =>
    cards.evaluateAll((images) =>
      images.map((one) => [one.clientWidth, one.clientHeight].join(" × ")),
    );
  const before = await boxes();
  expect(before.filter((box) => /\b0\b/.test(box))).toEqual([]);
  await page.clock.runFor(pictureFinalCheck);
  await expect(cards.first()).toHaveJSProperty("naturalWidth", 600);
  expect(await boxes()).toEqual(before);
  expect(await shifts(page)).toEqual([]);
});

test("pictures of a page that was left are not asked for any more", async ({ page }) => {
  await prepare(page);
  const asked = await answering(page, cover, () => "abort");
  await open(page, story);
  await settled(page);
  await page.clock.runFor(pictureReloads[0]);
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "About" }).click();
  await page.clock.runFor(50);
  await expect(page.locator("h1")).toHaveText("Project managers first");
  const before = asked.length;
  await page.clock.runFor(600_000);
  expect(asked).toHaveLength(before);
});

test("a picture of a page that was navigated to is recovered", async ({ page, baseURL }) => {
  await prepare(page);
  const asked = await answering(page, cover, () => "abort");
  await open(page, "/client-success-stories?industry=technology-transformation");
  await page.locator(`main a[href="${story}"]`).first().click();
  await page.clock.runFor(50);
  await expect(page).toHaveURL(story);
  await settled(page);
  await page.clock.runFor(pictureFinalCheck);
  await expect(page.locator(image)).toHaveJSProperty(
    "currentSrc",
    `${baseURL}/images/placeholder.png`,
  );
  expect(asked.length).toBeGreaterThan(5);
});

test("a client's logo that fails is replaced by a placeholder with the client's name", async ({
  page,
  witness,
}) => {
  await prepare(page);
  await answering(page, logo, () => "lose");
  await open(page, "/");
  const mark = page.getByRole("img", { name: "Tarnwick Bank" });
  await mark.scrollIntoViewIfNeeded();
  await expect.poll(() => ownMessages(witness.messages)).toHaveLength(1);
  const box = await mark.boundingBox();
  await page.clock.runFor(pictureFinalCheck);
  await expect(mark).toHaveAttribute("src", /^data:image\/svg\+xml,.*Tarnwick%20Bank/);
  await expect(mark).not.toHaveJSProperty("naturalWidth", 0);
  expect(await mark.boundingBox()).toEqual(box);
  expect(witness.errors).toEqual([]);
});

test("the name fits into its placeholder, whatever it is", async ({ page }) => {
  await page.goto("/", { waitUntil: "networkidle" });
  const widths = await page.evaluate(() =>
    [
      "Short",
      "WWWWWWWWWWWWWWWWWWWW",
      "株式会社のとても長い名前の例",
      "i".repeat(55),
      "x".repeat(900),
    ].map((name) => {
      const url = window.drawPlaceholder?.(name, 200, 48) ?? "";
      const drawing = new DOMParser().parseFromString(
        decodeURIComponent(url.slice(url.indexOf(",") + 1)),
        "image/svg+xml",
      ).documentElement;
      document.body.append(document.importNode(drawing, true));
      return (
        [...document.querySelectorAll<SVGTextElement>("body > svg > text")].at(-1)?.getBBox()
          .width ?? 0
      );
    }),
  );
  for (const width of widths) {
    expect(width).toBeGreaterThan(10);
    expect(width).toBeLessThanOrEqual(190);
  }
});

test("without the script that draws it, a logo is replaced by the plain placeholder", async ({
  page,
  witness,
}) => {
  await prepare(page);
  await page.route("**/images/placeholder-create.js", (route) => route.abort());
  await answering(page, logo, () => "lose");
  await open(page, "/");
  const mark = page.getByRole("img", { name: "Tarnwick Bank" });
  await mark.scrollIntoViewIfNeeded();
  await expect.poll(() => ownMessages(witness.messages)).toHaveLength(1);
  await page.clock.runFor(pictureFinalCheck);
  await expect(mark).toHaveAttribute("src", "/images/placeholder.png");
  await expect(mark).toHaveAttribute("alt", "Tarnwick Bank");
  expect(witness.errors).toEqual([]);
});

test("logos may come from a host that the policy allows, and are recovered in the same way", async ({
  page,
  styleguide,
  witness,
}) => {
  await prepare(page);
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" width="120" height="40"><path d="M0 0h9v9z"/></svg>';
  await page.route(`${sampleImageHost}/0.svg`, (route) =>
    route.fulfill({ contentType: "image/svg+xml", body: svg }),
  );
  await page.route(`${sampleImageHost}/1.svg`, (route) => route.abort());
  await open(page, `${styleguide}/styleguide`);
  await page.getByRole("button", { name: "Show logos of another host" }).click();
  const there = page.getByRole("img", { name: "Logo of Elsewhere & Sons" });
  await there.scrollIntoViewIfNeeded();
  await expect(there).toHaveJSProperty("naturalWidth", 120);

  const lost = page.getByRole("img", { name: /^Logo of The "Very Long Name"/ });
  await expect
    .poll(() => ownMessages(witness.messages))
    .toEqual([`error: Image failed to load: ${sampleImageHost}/1.svg`]);
  await page.clock.runFor(pictureFinalCheck);
  await expect(lost).toHaveAttribute("src", /^data:image\/svg\+xml,/);
  await expect(lost).not.toHaveJSProperty("naturalWidth", 0);
  await expect(there).toHaveAttribute("src", `${sampleImageHost}/0.svg`);
});

test("a page in good health loads each image once and says nothing", async ({ page, witness }) => {
  const asked: string[] = [];
  page.on("request", (request) => {
    if (request.resourceType() === "image") asked.push(request.url());
  });
  await open(page, "/");
  for (const one of await page.locator("main img").all()) await one.scrollIntoViewIfNeeded();
  await page.waitForLoadState("networkidle");
  expect(new Set(asked).size).toBe(asked.length);
  expect(witness.messages).toEqual([]);
});
