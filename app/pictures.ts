import { type CaseStudySlug, caseStudySlugs } from "./content/ids.ts";
import { placeholderAddress } from "./lib/placeholder-address.ts";

/**
 * Every picture: its size, the address that never changes, and the widths that the layouts need. A width is at most 1.5 times the one before, so nobody fetches far more than is shown.
 * scripts/pictures.ts makes the files; it fails when a master is missing or has another size.
 */
export interface PictureFiles {
  width: number;
  height: number;
  widths: readonly number[];
  /** The file for browsers that know neither AVIF nor WebP, and for links from outside. */
  fallback?: { src: string; width: number };
  /** Where the files in several widths stand, without width and ending. */
  base: string;
  /** How hard AVIF is compressed, where that was judged by eye for this picture alone. */
  avif?: { quality: number; effort: number };
}

const cardWidths = [400, 600, 900, 1280, 1600];

function caseStudyCover(slug: CaseStudySlug): PictureFiles {
  return {
    width: 1600,
    height: 1067,
    widths: cardWidths,
    fallback: { src: `/images/case-studies/${slug}.jpg`, width: 1200 },
    base: `/images/case-studies/${slug}`,
  };
}

const covers = Object.fromEntries(
  caseStudySlugs.map((slug) => [slug, caseStudyCover(slug)]),
) as Record<CaseStudySlug, PictureFiles>;

export const pictures = {
  ...covers,
  "hero-banner": {
    width: 2400,
    height: 1500,
    widths: [...cardWidths, 2400],
    fallback: { src: "/images/hero-banner.png", width: 960 },
    base: "/images/hero-banner",
  },
  /** On a phone the whole field would be too small: a part of it, around the critical path. */
  "hero-banner-phone": {
    width: 1400,
    height: 1050,
    // 720 is a phone of two pixels to a point. No wider one: at three, 900 looks the same.
    widths: [400, 600, 720, 900],
    base: "/images/hero-banner-phone",
    // The first thing that a phone shows: 16 KB at two pixels to a point instead of 40.
    avif: { quality: 59, effort: 5 },
  },
  "team-work": {
    width: 1600,
    height: 1200,
    widths: cardWidths,
    fallback: { src: "/images/team-work.png", width: 800 },
    base: "/images/team-work",
  },
  placeholder: {
    width: 1600,
    height: 1067,
    widths: [],
    fallback: { src: placeholderAddress, width: 600 },
    base: "/images/placeholder",
  },
} satisfies Record<string, PictureFiles>;

export type PictureName = keyof typeof pictures;

export function pictureFile(base: string, width: number, format: "avif" | "webp"): string {
  return `${base}-${width}.${format}`;
}

export function sourceSet({ base, widths }: PictureFiles, format: "avif" | "webp"): string {
  return widths.map((width) => `${pictureFile(base, width, format)} ${width}w`).join(", ");
}
