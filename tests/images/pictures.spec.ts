import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import sharp from "sharp";
import { content } from "../../app/content/content.ts";
import { pictureName, picturesIn } from "../../app/content/page-pictures.ts";
import { socialCard } from "../../app/lib/social-card.ts";
import { type PictureFiles, pictureFile } from "../../app/pictures.ts";
import { canonicalPages, pictures } from "../../app/site.ts";
import { elementsOf } from "../support/built-documents.ts";
import { client, weightOf } from "../support/built-files.ts";
import { expect, test } from "../support/fixtures.ts";
import { anyPage, caseStudyList, servicePage, servicesPage, studyPage } from "../support/places.ts";
import { watchRequests } from "../support/requests.ts";
import { unfold } from "../support/visit.ts";

const kilobyte = 1000;
const all: PictureFiles[] = Object.values(pictures);
/** Covers without a photo; they have one file for every size. */
const drawn = all.filter(({ widths }) => !widths.length).map(({ base }) => `${base}.svg`);
const built = (file: string) => readFileSync(path.join(client, file));

/** How wide each picture was fetched, and how wide its box needs it. */
async function measure() {
  const images = [...document.querySelectorAll<HTMLImageElement>("picture img")];
  // Lazy pictures choose their file when they come near.
  for (const image of images) {
    image.scrollIntoView({ behavior: "instant" });
    while (!image.complete || !image.naturalWidth) await new Promise(requestAnimationFrame);
  }
  return images.map((image) => {
    const { width, height } = image.getBoundingClientRect();
    const ratio = image.naturalWidth / image.naturalHeight;
    const { srcset = "" } = image.parentElement?.querySelector("source") ?? {};
    return {
      file: new URL(image.currentSrc).pathname,
      needed: Math.max(width, height * ratio) * window.devicePixelRatio,
      fetched: Number(/-(\d+)\.\w+$/.exec(image.currentSrc)?.[1]),
      smallest: Math.min(...(srcset.match(/\d+(?=w)/g) ?? []).map(Number)),
      ground: getComputedStyle(image).backgroundColor,
    };
  });
}

const withPictures = ["/", servicesPage, servicePage, caseStudyList, studyPage, anyPage].filter(
  (path) => elementsOf(path, "picture img").length > 0,
);

// A page each with nothing in store: a browser shows a larger file that it has already.
for (const width of [390, 768, 1024, 1440])
  for (const path of withPictures)
    test(`pictures are fetched once, in the size that the layout of ${path} needs at ${width} px`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 900 });
      const asked = watchRequests(page, (request) => request.resourceType() === "image");
      await page.goto(path);
      await unfold(page);
      const measured = await page.evaluate(measure);
      expect(measured.length).toBeGreaterThan(0);
      for (const { file, needed, fetched, smallest, ground } of measured) {
        expect(ground, `${file}: no ground while loading`).not.toBe("rgba(0, 0, 0, 0)");
        if (drawn.includes(file)) continue;
        expect(file).toMatch(/\.avif$/);
        if (fetched > smallest)
          expect(fetched / needed, `${file}: too large`).toBeLessThanOrEqual(1.5);
        expect(fetched / needed, `${file}: too small`).toBeGreaterThanOrEqual(0.98);
      }
      expect(new Set(asked).size, asked.join(", ")).toBe(asked.length);
    });

/** The names of the pictures that a page opens with. */
const openingPictures = (page: string) => {
  const { file = "", bands = [] } = content.pages.find(({ path }) => path === page) ?? {};
  return picturesIn({ file, bands: bands.slice(0, 1) }).map(({ image }) => pictureName(image));
};
const [hero] = openingPictures("/");

for (const { width, scale, budget } of [
  { width: 390, scale: 2, budget: 20 },
  { width: 390, scale: 3, budget: 25 },
  { width: 1440, scale: 1, budget: 90 },
  { width: 1440, scale: 2, budget: 90 },
])
  test.describe(`on a screen of ${width} px with ${scale} pixels to a px`, () => {
    test.use({ viewport: { width, height: 844 }, deviceScaleFactor: scale });

    test(`the hero weighs at most ${budget} KB, and is fetched once`, async ({ page }) => {
      test.skip(!hero, "Home opens without a picture.");
      const fetched = watchRequests(page, (request) => request.url().includes(`/images/${hero}`));
      await page.goto("/");
      expect(fetched).toHaveLength(1);
      expect(weightOf(fetched[0] ?? "")).toBeLessThanOrEqual(budget * kilobyte);
    });
  });

test("the picture beside the title of a service weighs at most 25 KB", () => {
  for (const { base, widths } of all.filter((one) => one.base.startsWith("/images/services/")))
    for (const width of widths)
      expect(weightOf(pictureFile(base, width, "avif")), base).toBeLessThanOrEqual(25 * kilobyte);
});

test("what is the largest thing on every screen is fetched first, and the hero without a preload", () => {
  const imagesOf = (page: string) => elementsOf(page, "main img");
  const preloadsOf = (page: string) => elementsOf(page, "[rel=preload][as=image]");
  const opening = [anyPage, servicesPage].filter((page) => openingPictures(page).length > 0);
  for (const page of [...opening, studyPage]) {
    const first = imagesOf(page).filter(({ attribs }) => attribs.fetchpriority === "high");
    expect(first, page).toHaveLength(1);
    const preloads = preloadsOf(page).map(({ attribs }) => [attribs.fetchpriority, attribs.media]);
    expect(preloads, page).toEqual([["high", undefined]]);
  }
  // A preload for screens of one width would be reported on those of another.
  expect(preloadsOf("/")).toEqual([]);
  const eager = imagesOf("/").filter(({ attribs }) => attribs.loading === "eager");
  expect(eager).toEqual(hero ? [imagesOf("/")[0]] : []);
});

test("every size is there, and at every fixed address a small file of the type that its name says", async () => {
  for (const { base, widths, fallback } of all) {
    for (const width of widths)
      for (const format of ["avif", "webp"] as const)
        expect(existsSync(path.join(client, pictureFile(base, width, format))), base).toBe(true);
    if (!fallback) continue;
    const body = built(fallback.src);
    const { format, width } = await sharp(body).metadata();
    expect(format, fallback.src).toBe(fallback.src.endsWith(".png") ? "png" : "jpeg");
    expect(width, fallback.src).toBe(fallback.width);
    expect(body.length, fallback.src).toBeLessThanOrEqual(300 * kilobyte);
  }
});

test("every page has a social card of 1200 × 630 and at most 120 KB, and icons their size", async () => {
  for (const page of canonicalPages) {
    const body = built(socialCard(page));
    expect(await sharp(body).metadata(), page).toMatchObject({ width: 1200, height: 630 });
    expect(body.length, page).toBeLessThanOrEqual(120 * kilobyte);
  }
  const icon = await sharp(built("/icons/apple-touch-icon.png")).metadata();
  expect(icon).toMatchObject({ width: 180, height: 180 });
  const logo = built("/icons/logo.svg").toString();
  expect(logo).toMatch(/^<svg[^>]+viewBox/);
  expect(logo, "the logo needs no font").not.toContain("<text");
});
