/** The second brand has its site in a folder. */
export const base: string = "/site/";
