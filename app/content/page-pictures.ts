import { fieldsIn, nodeFor } from "./schema/nodes.ts";
import type { BandPage } from "./types.ts";

/** "/pictures/hero-banner.png" as "hero-banner", and "/pictures/harbor.jpg" as "harbor-jpg": what its files are called. */
export const pictureName = (image: string) =>
  image.replace(/^.*\/|\.png$/g, "").replaceAll(".", "-");

/** The pictures that a page names, with their sizes and where they are named. */
export function picturesIn({
  file,
  bands,
  order,
}: Pick<BandPage, "file" | "bands"> & { order?: readonly number[] }) {
  const fields = [...fieldsIn(nodeFor(file), { bands })];
  return fields.flatMap(({ node, value, path }) => {
    const { size, least, fallback = 0 } = node.files ?? {};
    if (!size || !least || typeof value !== "string") return [];
    const around = fields.find((one) => one.path.join() === path.slice(0, -1).join());
    const { phoneCrop, imageFocus } = (around?.value ?? {}) as Beside;
    const [, place] = path;
    const inFile = path.with(1, order?.[Number(place)] ?? Number(place));
    return [{ image: value, size, least, fallback, phoneCrop, imageFocus, path: inFile }];
  });
}

/** What the fields around a picture say of it. */
interface Beside {
  phoneCrop?: PhoneCrop;
  imageFocus?: string;
}

/** The part of a picture that a phone shows, in pixels of its master. */
export interface PhoneCrop {
  left: number;
  top: number;
  width: number;
}

/** Six wide to five high, as a phone shows it beside a title. */
export const phoneCropHeight = ({ width }: PhoneCrop) => Math.round((width * 5) / 6);
