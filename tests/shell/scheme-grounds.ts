import { palette } from "../../app/site.ts";

/** A color as browsers compute it. */
export const rgb = (hex: string) =>
  `rgb(${[1, 3, 5].map((start) => Number.parseInt(hex.slice(start, start + 2), 16)).join(", ")})`;

/** Ground of the page in each scheme. */
export const grounds = { light: rgb(palette.paper), dark: rgb(palette.night) };
