import { makeGrounds, makePictures } from "./pictures.ts";

/** Makes the files of pictures that have changed, while the development server runs. */
await makeGrounds();
await makePictures();
