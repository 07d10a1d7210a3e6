import { readFileSync } from "node:fs";
import path from "node:path";
import sharp from "sharp";
import { canonicalPages } from "../../app/lib/pages.ts";
import { socialCard } from "../../app/lib/social-card.ts";
import { type PictureFacts, pictureFile, pictures } from "../../app/pictures.ts";
import { projectFile } from "../../scripts/cached.ts";
import { client } from "../support/built-files.ts";
import { expect, open, test } from "../support/fixtures.ts";
import { watchRequests } from "../support/requests.ts";
import { unfold } from "../support/visit.ts";

const pages = [
  "/",
  "/services",
  "/client-success-stories",
  "/case-study/azure-cloud-migration",
  "/about",
];
const kilobyte = 1000;

/** How wide each picture was fetched, and how wide its box needs it. */
function measure() {
  return [...document.querySelectorAll<HTMLImageElement>("picture img")].map((image) => {
    const { width, height } = image.getBoundingClientRect();
    const ratio = image.naturalWidth / image.naturalHeight;
    return {
      file: new URL(image.currentSrc).pathname,
      needed: Math.max(width, height * ratio) * window.devicePixelRatio,
      fetched: Number(/-(\d+)\.\w+$/.exec(image.currentSrc)?.[1]),
      smallest: Math.min(
        ...(image.parentElement?.querySelector("source")?.srcset.match(/\d+(?=w)/g) ?? []).map(
          Number,
        ),
      ),
      loading: image.loading,
      ground: getComputedStyle(image).backgroundColor,
    };
  });
}

test("the build has every picture as it was made last", () => {
  const all: PictureFacts[] = Object.values(pictures);
  const files = all.flatMap(({ base, widths }) =>
    widths.flatMap((width) =>
      (["avif", "webp"] as const).map((format) => pictureFile(base, width, format)),
    ),
  );
  expect(files.length).toBeGreaterThan(100);
  for (const file of files)
    expect(
      readFileSync(path.join(client, file)).equals(readFileSync(projectFile(`public${file}`))),
      file,
    ).toBe(true);
});

// A page each with nothing in store: a browser shows a larger file that it has already.
for (const width of [390, 768, 1024, 1440])
  for (const path of pages)
    test(`pictures are fetched in the size that the layout of ${path} needs at ${width} px`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(path);
      await unfold(page);
      // Lazy pictures choose their file when they come near.
      await page.evaluate(async () => {
        for (const image of document.querySelectorAll<HTMLImageElement>("picture img")) {
          image.scrollIntoView({ behavior: "instant" });
          while (!image.complete || !image.naturalWidth) await new Promise(requestAnimationFrame);
        }
      });
      const measured = await page.evaluate(measure);
      expect(measured.length).toBeGreaterThan(0);
      for (const { file, needed, fetched, smallest, ground } of measured) {
        expect(file).toMatch(/\.avif$/);
        if (fetched > smallest)
          expect(fetched / needed, `${file}: too large`).toBeLessThanOrEqual(1.5);
        expect(fetched / needed, `${file}: too small`).toBeGreaterThanOrEqual(0.98);
        expect(ground, `${file}: no ground while loading`).not.toBe("rgba(0, 0, 0, 0)");
      }
    });

for (const { name, width, scale, budget } of [
  { name: "a phone", width: 390, scale: 2, budget: 20 },
  { name: "a phone of three pixels to a point", width: 390, scale: 3, budget: 25 },
  { name: "a wide screen", width: 1440, scale: 1, budget: 90 },
  { name: "a wide screen of two pixels to a point", width: 1440, scale: 2, budget: 90 },
]) {
  test(`the hero weighs at most ${budget} KB on ${name}, and is fetched once`, async ({
    browser,
    baseURL,
  }) => {
    const context = await browser.newContext({
      baseURL: baseURL ?? "",
      viewport: { width, height: 844 },
      deviceScaleFactor: scale,
    });
    const page = await context.newPage();
    const fetched = watchRequests(page, (request) => request.url().includes("/hero-banner"));
    await open(page, "/");
    expect(fetched).toHaveLength(1);
    const body = await (await page.request.get(fetched[0] ?? "")).body();
    expect(body.length).toBeLessThanOrEqual(budget * kilobyte);

    // A preload for screens of one width would be reported on those of another.
    await expect(page.locator('head link[rel="preload"][as="image"]')).toHaveCount(0);
    await expect(page.locator("main img").first()).toHaveAttribute("loading", "eager");
    expect(await page.locator('main img[loading="eager"]').count()).toBe(1);
    await context.close();
  });
}

test("every fixed address holds a small file of the type that its name says", async ({
  request,
}) => {
  for (const { fallback } of Object.values<PictureFacts>(pictures)) {
    if (!fallback) continue;
    const response = await request.get(fallback.src);
    const body = await response.body();
    const { format, width } = await sharp(body).metadata();
    expect(format, fallback.src).toBe(fallback.src.endsWith(".png") ? "png" : "jpeg");
    expect(width, fallback.src).toBe(fallback.width);
    expect(body.length, fallback.src).toBeLessThanOrEqual(300 * kilobyte);
  }
});

test("every page has a social card of 1200 × 630 and at most 120 KB", async ({ request }) => {
  for (const path of canonicalPages) {
    const body = await (await request.get(socialCard(path))).body();
    const { width, height } = await sharp(body).metadata();
    expect({ width, height }, path).toEqual({ width: 1200, height: 630 });
    expect(body.length, path).toBeLessThanOrEqual(120 * kilobyte);
  }
});

test("the icons have the sizes that they are named by", async ({ request }) => {
  for (const [file, size] of [["/icons/apple-touch-icon.png", 180]] as const) {
    const { width, height } = await sharp(await (await request.get(file)).body()).metadata();
    expect({ width, height }, file).toEqual({ width: size, height: size });
  }
  const logo = await (await request.get("/icons/logo.svg")).text();
  // The other two forms are for the owner alone.
  const others = ["logo-mark.svg", "logo-one-color.svg"].map((name) =>
    readFileSync(`.generated/logo/${name}`, "utf8"),
  );
  for (const svg of [logo, ...others]) {
    expect(svg).toMatch(/^<svg[^>]+viewBox/);
    expect(svg, "it needs no font").not.toContain("<text");
  }
});

test("a picture that is the largest thing on every screen is fetched first on every screen", async ({
  page,
}) => {
  for (const path of ["/about", "/services", "/case-study/azure-cloud-migration"]) {
    await page.goto(path);
    await expect(page.locator('main img[fetchpriority="high"]')).toHaveCount(1);
    const preload = page.locator('head link[rel="preload"][as="image"][fetchpriority="high"]');
    await expect(preload).toHaveCount(1);
    await expect(preload).not.toHaveAttribute("media");
  }
});
