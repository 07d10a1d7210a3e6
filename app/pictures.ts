import { caseStudies } from "./content/case-studies.ts";
import { about, home } from "./content/content.ts";
import type { CaseStudy } from "./content/types.ts";
import { placeholderAddress } from "./lib/placeholder-address.ts";

/**
 * A picture and its files. Each width is at most 1.5 times the one before, to limit wasted bytes.
 * scripts/pictures.ts makes the files; it fails when a master is missing or has another size.
 */
export interface PictureFiles {
  width: number;
  height: number;
  widths: readonly number[];
  /** For browsers without AVIF and WebP, and for links from other sites. */
  fallback?: { src: string; width: number };
  /** Path of the files without width and extension. */
  base: string;
  /** AVIF settings chosen by eye for this picture. */
  avif?: { quality: number; effort: number };
  /** The point that stays in sight where a box crops it, as "50% 20%". */
  focus?: string | undefined;
  /** The file that all of them are made from, below content/. */
  master: string;
  /** The case study whose cover it is. */
  caseStudy?: string;
}

const cardWidths = [400, 600, 900, 1280, 1600];

function caseStudyCover({ slug, image, imageFocus }: CaseStudy): PictureFiles {
  return {
    master: image,
    caseStudy: slug,
    focus: imageFocus,
    width: 1600,
    height: 1067,
    widths: cardWidths,
    fallback: { src: `/images/case-studies/${slug}.jpg`, width: 1200 },
    base: `/images/case-studies/${slug}`,
  };
}

/** By name. */
export const pictures: Readonly<Record<string, PictureFiles>> = {
  ...Object.fromEntries(caseStudies.map((study) => [study.slug, caseStudyCover(study)])),
  "hero-banner": {
    master: home.hero.image,
    width: 2400,
    height: 1500,
    widths: [...cardWidths, 2400],
    fallback: { src: "/images/hero-banner.png", width: 960 },
    base: "/images/hero-banner",
  },
  /** A crop around the critical path, since the whole picture is too small on a phone. */
  "hero-banner-phone": {
    master: home.hero.image,
    width: 1400,
    height: 1050,
    // 720 is for phones with a pixel ratio of 2. Nothing above 900, which looks the same at 3.
    widths: [400, 600, 720, 900],
    base: "/images/hero-banner-phone",
    // Above the fold on phones: 16 KB instead of 40 at a pixel ratio of 2.
    avif: { quality: 59, effort: 5 },
  },
  "team-work": {
    master: about.teamImage,
    width: 1600,
    height: 1200,
    widths: cardWidths,
    fallback: { src: "/images/team-work.png", width: 800 },
    base: "/images/team-work",
  },
  placeholder: {
    master: "/pictures/placeholder.png",
    width: 1600,
    height: 1067,
    widths: [],
    fallback: { src: placeholderAddress, width: 600 },
    base: "/images/placeholder",
  },
};

export function getPicture(name: string): PictureFiles {
  const picture = pictures[name];
  if (!picture)
    throw new Error(
      `There is no picture "${name}". There are ${Object.keys(pictures).join(", ")}.`,
    );
  return picture;
}

export function pictureFile(base: string, width: number, format: "avif" | "webp"): string {
  return `${base}-${width}.${format}`;
}

export function sourceSet({ base, widths }: PictureFiles, format: "avif" | "webp"): string {
  return widths.map((width) => `${pictureFile(base, width, format)} ${width}w`).join(", ");
}
