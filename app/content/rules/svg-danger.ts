/** What an SVG may not have: whatever runs, shows another document, or asks another host. */
const dangers: readonly [pattern: RegExp, name: string][] = [
  [/<(?:[\w-]+:)?script\b/i, "a script"],
  [/[\s"'/]on[a-z]+\s*=/i, "an event handler"],
  [/javascript\s*:/i, "a script in an address"],
  [/<(?:[\w-]+:)?(?:foreignObject|iframe|embed|object|audio|video)\b/i, "another document inside"],
  [/<!ENTITY|<\?xml-stylesheet|@import/i, "something of another file"],
  // A part of the drawing itself (#…), or a picture that is written out.
  [
    /\bhref\s*=\s*["']?\s*(?!#|data:image\/(?:png|jpeg|webp|gif)[;,])[^\s"'#]/i,
    "a link to elsewhere",
  ],
  [
    /\burl\(\s*["']?\s*(?!#|data:image\/(?:png|jpeg|webp|gif)[;,])[^\s"'#]/i,
    "something of another file",
  ],
];

/** What makes an SVG unsafe on a page, if anything does. */
export const svgDanger = (svg: string): string | undefined =>
  dangers.find(([pattern]) => pattern.test(svg))?.[1];
