import { makeFonts } from "./fonts.ts";
import { makeIcons } from "./icons.ts";
import { makePalette } from "./palette.ts";
import { makeGrounds, makePictures } from "./pictures.ts";

/** Makes the files of colors, fonts and pictures that have changed, while the development server runs. */
await makePalette();
await makeFonts();
await makeIcons();
await makeGrounds();
await makePictures();
