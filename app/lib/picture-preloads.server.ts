import { sourceSet } from "../pictures";
import { cutsOf, type PlacedPicture } from "./placed-picture";

/** What a document says of the picture above its fold, so that it is fetched before the page is read. */
export interface PicturePreload {
  base: string;
  imageSrcSet: string;
  imageSizes: string;
  media: string | undefined;
}

export function picturePreloads(picture: PlacedPicture): PicturePreload[] {
  return cutsOf(picture).map(({ facts, media }) => ({
    base: facts.base,
    imageSrcSet: sourceSet(facts, "avif"),
    imageSizes: picture.sizes,
    media,
  }));
}
