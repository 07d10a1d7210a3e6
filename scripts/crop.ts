import sharp, { type Sharp } from "sharp";

interface Size {
  width: number;
  height: number;
}

/**
 * The largest part of a picture that has the shape of a place. It lies as `object-position` would put it, so
 * that a page can crop it further around the same point.
 */
export function partFor(place: Size, picture: Size, focus = "50% 50%") {
  const scale = Math.min(picture.width / place.width, picture.height / place.height);
  const width = Math.round(place.width * scale);
  const height = Math.round(place.height * scale);
  const [x = 0, y = 0] = focus.split(" ").map((share) => Number.parseInt(share, 10) / 100);
  return {
    left: Math.round((picture.width - width) * x),
    top: Math.round((picture.height - height) * y),
    width,
    height,
  };
}

/** A picture as its camera was held, cropped to the shape of a place. */
export async function cropped(
  file: string | Buffer,
  place: Size,
  focus: string | undefined,
): Promise<Sharp> {
  const picture = sharp(file).autoOrient();
  const { autoOrient: size } = await picture.metadata();
  return picture.extract(partFor(place, size, focus));
}
