import type { Content } from "../content/assemble";
import { getPicture } from "../pictures";

/** A picture and how a layout shows it. */
export interface PlacedPicture {
  name: string;
  /** The `sizes` attribute; a test compares it with the rendered layout. */
  sizes: string;
  /** Alternative crop for screens narrower than 768 px. */
  phone?: string | undefined;
}

/** The crops of a picture, each with its media query. */
export function cutsOf(content: Content, { name, phone }: Omit<PlacedPicture, "sizes">) {
  const facts = getPicture(content, name);
  return phone
    ? [
        { facts: getPicture(content, phone), media: "(width < 48rem)" },
        { facts, media: "(width >= 48rem)" },
      ]
    : [{ facts, media: undefined }];
}
