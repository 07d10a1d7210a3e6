import { focus, group, picture, text } from "./fields.ts";

/** As large as it is served: its box is 392 × 224 px at most, at two pixels to a px. */
export const servicePictureSize: [width: number, height: number] = [800, 457];

/** Beside the title of a service. A phone shows less of its height. */
export const servicePicture = (hint: string) =>
  group("Picture", {
    image: picture("Picture", servicePictureSize),
    imageFocus: focus("image", { Desktop: 7 / 4, Phone: 2 }),
    imageAlt: text("What the picture shows", 150, "For people who cannot see it."),
  })
    .describe(hint)
    .exactOptional();
