import sharp from "sharp";
import { socialCard } from "../app/lib/page-meta.ts";
import { canonicalPages } from "../app/lib/pages.ts";
import { type PictureFacts, pictures } from "../app/pictures.ts";
import { expect, test } from "./fixtures.ts";

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

// Each in a browser of its own: a larger file of the same picture that is already there is used again.
for (const path of pages)
  for (const width of [390, 768, 1024, 1440])
    test(`${path} fetches pictures in the size that its layout needs at ${width} px`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(path);
      // Lazy pictures choose their file when they come near.
      for (const image of await page.locator("picture img").all()) {
        await image.scrollIntoViewIfNeeded();
        await expect
          .poll(() => image.evaluate((element: HTMLImageElement) => element.complete))
          .toBe(true);
      }
      const measured = await page.evaluate(measure);
      expect(measured.length).toBeGreaterThan(0);
      for (const { file, needed, fetched, smallest, ground } of measured) {
        expect(file).toMatch(/\.avif$/);
        if (fetched > smallest)
          expect.soft(fetched / needed, `${file}: too large`).toBeLessThanOrEqual(1.5);
        expect.soft(fetched / needed, `${file}: too small`).toBeGreaterThanOrEqual(0.98);
        expect(ground, `${file}: no ground while loading`).not.toBe("rgba(0, 0, 0, 0)");
      }
    });

for (const { name, width, scale, budget } of [
  { name: "a phone", width: 390, scale: 2, budget: 45 },
  { name: "a phone of three pixels to a point", width: 390, scale: 3, budget: 45 },
  { name: "a wide screen", width: 1440, scale: 1, budget: 90 },
  { name: "a wide screen of two pixels to a point", width: 1440, scale: 2, budget: 90 },
]) {
  test(`the hero weighs at most ${budget} KB on ${name}, and is fetched once and first`, async ({
    browser,
    baseURL,
  }) => {
    const context = await browser.newContext({
      baseURL: baseURL ?? "",
      viewport: { width, height: 844 },
      deviceScaleFactor: scale,
    });
    const page = await context.newPage();
    const fetched: string[] = [];
    page.on("request", (request) => {
      if (request.url().includes("/images/hero-banner")) fetched.push(request.url());
    });
    await page.goto("/", { waitUntil: "networkidle" });
    expect(fetched).toHaveLength(1);
    const body = await (await page.request.get(fetched[0] ?? "")).body();
    expect(body.length).toBeLessThanOrEqual(budget * kilobyte);

    const hero = page.locator('img[fetchpriority="high"]');
    await expect(hero).toHaveCount(1);
    await expect(page.locator("main img").first()).toHaveAttribute("loading", "eager");
    expect(await page.locator('main img[loading="eager"]').count()).toBe(1);
    expect(await page.locator('head link[rel="preload"][as="image"]').count()).toBeGreaterThan(0);
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
  for (const [file, size] of [
    ["/icons/icon-192.png", 192],
    ["/icons/icon-512.png", 512],
    ["/icons/icon-maskable-512.png", 512],
    ["/icons/apple-touch-icon.png", 180],
  ] as const) {
    const { width, height } = await sharp(await (await request.get(file)).body()).metadata();
    expect({ width, height }, file).toEqual({ width: size, height: size });
  }
  for (const logo of ["logo.svg", "logo-mark.svg", "logo-one-color.svg"]) {
    const svg = await (await request.get(`/icons/${logo}`)).text();
    expect(svg, logo).toMatch(/^<svg[^>]+viewBox/);
    expect(svg, `${logo} needs no font`).not.toContain("<text");
  }
});
