/** Allowed values of `data-behavior`; behaviors.ts maps each to its code. */
export const behaviors = [
  "back-to-top",
  "call",
  "catalog",
  "chart",
  "chat",
  "contents",
  "copy",
  "date-choice",
  "header",
  "menu",
  "nearest-pages",
  "ribbon",
  "scheme",
  "search",
] as const;

export type Behavior = (typeof behaviors)[number];
