/** What a part of a page can ask for as `data-behavior`; behaviors.ts has the code to each. */
export const behaviors = [
  "back-to-top",
  "catalog",
  "chart",
  "chat",
  "contents",
  "copy",
  "header",
  "menu",
  "nearest-pages",
  "scheme",
  "search",
] as const;

export type Behavior = (typeof behaviors)[number];
