import { type PictureFiles, type PictureName, pictures } from "../pictures";

/** A picture in a layout. */
export interface PlacedPicture {
  name: PictureName;
  /** How wide the layout shows it; a test compares this with the layout itself. */
  sizes: string;
  /** Another cut for screens narrower than 768 px, in the same place. */
  phone?: PictureName | undefined;
}

/** The files to choose from, each with the screens it is for. */
export function cutsOf({ name, phone }: Omit<PlacedPicture, "sizes">) {
  const facts: PictureFiles = pictures[name];
  return phone
    ? [
        { facts: pictures[phone] as PictureFiles, media: "(width < 48rem)" },
        { facts, media: "(width >= 48rem)" },
      ]
    : [{ facts, media: undefined }];
}
