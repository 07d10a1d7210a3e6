/** The visitor's wish that nothing moves; it may change while the page is open. */
export const stillness = () => matchMedia("(prefers-reduced-motion: reduce)");
export const isStill = () => stillness().matches;
