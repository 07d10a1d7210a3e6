const ascii = String.fromCharCode(...Array.from({ length: 95 }, (_, index) => 32 + index));

/** What the fonts are cut to: a text with another character would be shown in two fonts. */
export const fontCharacters = `${ascii}£€©®–—‘’“”•·…×→−½éüñ\u00a0`;
