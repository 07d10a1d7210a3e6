import { contentFolder } from "../folder.ts";
import { type PhoneCrop, phoneCropHeight, picturesIn } from "../page-pictures.ts";
import { pictureSize } from "../picture-size.ts";
import { widePicture } from "../schema/fields.ts";
import { caseStudyFile, type Rule, serviceFile } from "./rule.ts";
import { svgDanger } from "./svg-danger.ts";

const megabytes = 20;

/** Why a picture cannot be used, and what would do. What is shown is cropped and made smaller from it. */
export function pictureFileFault(
  file: string,
  bytes: Uint8Array | undefined,
  [width, height]: readonly [number, number],
): string | undefined {
  const due = `Choose a JPG, PNG or WebP of at least ${width} × ${height} pixels.`;
  if (!bytes) return `the picture ${file} is missing. ${due}`;
  const weight = Math.ceil(bytes.length / 1_000_000);
  if (weight > megabytes)
    return `${file} is ${weight} MB. The limit is ${megabytes} MB: save it as a JPG, or smaller.`;
  const size = pictureSize(bytes);
  if (!size) return `${file} is not a picture, or is damaged. ${due}`;
  return size.width < width || size.height < height
    ? `${file} is only ${size.width} × ${size.height} pixels. ${due}`
    : undefined;
}

/** Why a phone cannot show a part of a picture. */
function phoneCropFault(crop: PhoneCrop, bytes: Uint8Array | undefined): string | undefined {
  const size = bytes && pictureSize(bytes);
  const right = crop.left + crop.width;
  return size && (right > size.width || crop.top + phoneCropHeight(crop) > size.height)
    ? `reaches beyond the picture, which is ${size.width} × ${size.height} pixels. Clear it, and the picture is cropped around its focus.`
    : undefined;
}

const kilobytes = 100;

/** Why a logo cannot be used: it is published as it is. */
export function logoFileFault(file: string, bytes: Uint8Array): string | undefined {
  const due = "Choose an SVG, or a PNG of at least 200 pixels.";
  const weight = Math.ceil(bytes.length / 1000);
  if (weight > kilobytes)
    return `${file} is ${weight} KB, and ${kilobytes} is the most. Choose an SVG, or a smaller PNG.`;
  const size = pictureSize(bytes);
  if (size && Math.max(size.width, size.height) < 200)
    return `${file} is only ${size.width} × ${size.height} pixels. ${due}`;
  const text = new TextDecoder().decode(bytes);
  const isSvg = /<svg\b[^>]*\s(viewBox|width)=/.test(text);
  const danger = isSvg && svgDanger(text);
  if (danger)
    return `${file} contains ${danger}, which a picture on a page must not. Export it as a plain drawing, or choose a PNG.`;
  return size || isSvg ? undefined : `${file} cannot be read as a picture. ${due}`;
}

/** The firm's own logo is there, where it has one. */
export const firmLogosAreThere: Rule = function* ({ logos }, files) {
  for (const [field, address] of Object.entries(logos)) {
    const file = `${contentFolder}${address}`;
    const bytes = files?.(file);
    const message = bytes
      ? logoFileFault(file, bytes)
      : `${file} is missing. Choose the logo again.`;
    if (files && address && message) yield { file: "brand.yaml", path: [field], message };
  }
};

/** A firm without one gets a drawing (app/pictures.ts). */
const placeholder = "/pictures/placeholder.png";

interface NamedPicture {
  image: string;
  file: string;
  path: PropertyKey[];
  least?: [number, number];
  phoneCrop?: PhoneCrop | undefined;
}

export const picturesAreThere: Rule = function* (content, files) {
  if (!files) return;
  const { caseStudies, pages, templates, services, serviceGroups } = content;
  const besideTitles = [
    ...services.map(({ id, picture }) => ({
      picture,
      file: serviceFile(id),
      path: ["picture", "image"],
    })),
    ...serviceGroups.groups.map(({ picture }, index) => ({
      picture,
      file: "service-groups.yaml",
      path: ["groups", index, "picture", "image"],
    })),
  ];
  const all: NamedPicture[] = [
    ...[...pages, ...templates].flatMap((page) =>
      picturesIn(page).map((one) => ({ ...one, file: page.file })),
    ),
    ...(files(`${contentFolder}${placeholder}`)
      ? [{ image: placeholder, file: "site.yaml", path: [] }]
      : []),
    ...caseStudies.flatMap(({ slug, image }) =>
      image ? [{ image, file: caseStudyFile(slug), path: ["image"] }] : [],
    ),
    ...besideTitles.flatMap(({ picture, ...place }) =>
      picture ? [{ image: picture.image, ...place }] : [],
    ),
  ];
  for (const { image, least = widePicture, file, path, phoneCrop } of all) {
    const picture = `${contentFolder}${image}`;
    const bytes = files(picture);
    const message = pictureFileFault(picture, bytes, least);
    if (message) yield { file, path, message };
    const onPhones = phoneCrop && phoneCropFault(phoneCrop, bytes);
    if (onPhones) yield { file, path: path.with(-1, "phoneCrop"), message: onPhones };
  }
};
