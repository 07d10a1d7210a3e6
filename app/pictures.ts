import type { Content } from "./content/assemble.ts";
import { drawnSteps } from "./content/drawn-steps.ts";
import {
  type PhoneCrop,
  phoneCropHeight,
  pictureName,
  picturesIn,
} from "./content/page-pictures.ts";
import { servicePictureSize } from "./content/schema/service-picture.ts";
import type { BandPage, CaseStudy, DrawnStep, Service } from "./content/types.ts";
import { onceFor } from "./lib/once-for.ts";
import { placeholderAddress } from "./lib/placeholder-address.ts";

/**
 * A picture and its files. Each width is at most 1.5 times the one before, to limit wasted bytes.
 * scripts/pictures.ts makes the files, and crops a master of another shape; it fails when one is missing.
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
  master?: string;
  /** What it is drawn from where there is no such file: an SVG instead of several widths. */
  drawn?: CoverFacts;
  /** The part of the master that it shows, in its pixels, if it is not as much as fits. */
  crop?: { left: number; top: number; width: number; height: number };
  /** The case study whose cover it is. */
  caseStudy?: string;
}

/** What a case study without a picture is drawn from (scripts/cover). */
export interface CoverFacts {
  steps: readonly Pick<DrawnStep, "planned" | "actual">[];
  finish: CaseStudy["track"]["finish"];
  months: number;
  /** Its first month, as 2022-01. */
  from: string;
  ground: "ink" | "paper";
}

/** Above the fold on phones: 16 KB instead of 40 at a pixel ratio of 2. */
const lightAvif = { quality: 59, effort: 5 };

const cardWidths = [400, 600, 900, 1280, 1600];

function caseStudyCover(study: CaseStudy, index: number): PictureFiles {
  const { slug, image, imageFocus } = study;
  const base = `/images/case-studies/${slug}`;
  return {
    ...(image ? { master: image } : { drawn: coverFacts(study, index) }),
    caseStudy: slug,
    focus: imageFocus,
    width: 1600,
    height: 1067,
    widths: image ? cardWidths : [],
    fallback: { src: `${base}.jpg`, width: 1200 },
    base,
  };
}

const coverFacts = ({ approach, track, months, scale }: CaseStudy, index: number): CoverFacts => ({
  steps: drawnSteps(approach).map(({ planned, actual }) => ({
    ...(planned && { planned }),
    actual,
  })),
  finish: track.finish,
  months,
  from: scale.from,
  ground: index % 2 ? "paper" : "ink",
});

/** A picture that a page names: at an address made of its file's name. */
function pagePictures(page: Pick<BandPage, "file" | "bands">): [string, PictureFiles][] {
  return picturesIn(page).flatMap(({ image, imageFocus, size, fallback, phoneCrop }) => {
    const [width, height] = size;
    const name = pictureName(image);
    const base = `/images/${name}`;
    const whole: PictureFiles = {
      master: image,
      focus: imageFocus,
      width,
      height,
      widths: [...cardWidths.filter((one) => one < width), width],
      // Of a drawing, its few colors; of a photo, its many.
      fallback: { src: `${base}.${image.endsWith(".png") ? "png" : "jpg"}`, width: fallback },
      base,
    };
    return [[name, whole], ...(phoneCrop ? [phonePicture(whole, name, phoneCrop)] : [])];
  });
}

/** A part of a picture, since the whole of it is too small on a phone. */
function phonePicture(
  { master = "", base }: PictureFiles,
  name: string,
  crop: PhoneCrop,
): [string, PictureFiles] {
  const { left, top, width } = crop;
  const height = phoneCropHeight(crop);
  const files = {
    master,
    crop: { left, top, width, height },
    width,
    height,
    // 780 is for phones with a pixel ratio of 2. Nothing above it, which looks the same at 3.
    widths: [560, 660, 780],
    base: `${base}-phone`,
    avif: lightAvif,
  };
  return [`${name}-phone`, files];
}

/** A page or a case study may show the same file in other sizes. */
export const servicePictureName = (image: string) => `service-${pictureName(image)}`;

/** Of a service or a group of them. */
function servicePicture({ picture }: Pick<Service, "picture">): [string, PictureFiles][] {
  if (!picture) return [];
  const { image, imageFocus } = picture;
  const [width, height] = servicePictureSize;
  const base = `/images/services/${pictureName(image)}`;
  const files = {
    master: image,
    focus: imageFocus,
    width,
    height,
    widths: [400, 600, width],
    fallback: { src: `${base}.jpg`, width: 400 },
    base,
    avif: lightAvif,
  };
  return [[servicePictureName(image), files]];
}

/** Three bars, for a firm that has no picture of its own for pictures that are missing. */
const threeBars: CoverFacts = {
  steps: [0, 2, 4].map((from) => ({ actual: [{ from, to: from + 5 }] })),
  finish: undefined,
  months: 9,
  from: "",
  ground: "paper",
};

/** By name. */
export const picturesOf = onceFor(
  (content): Readonly<Record<string, PictureFiles>> => ({
    ...Object.fromEntries(
      content.caseStudies.map((study, index) => [study.slug, caseStudyCover(study, index)]),
    ),
    ...Object.fromEntries([...content.pages, ...content.templates].flatMap(pagePictures)),
    ...Object.fromEntries(
      [...content.serviceGroups.groups, ...content.services].flatMap(servicePicture),
    ),
    placeholder: {
      master: "/pictures/placeholder.png",
      drawn: threeBars,
      width: 1600,
      height: 1067,
      widths: [],
      fallback: { src: placeholderAddress, width: 600 },
      base: "/images/placeholder",
    },
  }),
);

export function getPicture(content: Content, name: string): PictureFiles {
  const pictures = picturesOf(content);
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

const sourceSet = ({ base, widths }: PictureFiles, format: "avif" | "webp", widest: number) =>
  widths
    .filter((width) => width <= widest)
    .map((width) => `${pictureFile(base, width, format)} ${width}w`)
    .join(", ");

/** What a browser chooses from, the best first. */
export const sourcesOf = (
  files: PictureFiles,
  widest = Number.POSITIVE_INFINITY,
): { type: string; srcSet: string }[] =>
  files.drawn
    ? [{ type: "image/svg+xml", srcSet: `${files.base}.svg` }]
    : (["avif", "webp"] as const).map((format) => ({
        type: `image/${format}`,
        srcSet: sourceSet(files, format, widest),
      }));
