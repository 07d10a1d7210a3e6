/** The visitor's wish that nothing moves, or paper, on which nothing can; both may come later. */
export const stillness = () => matchMedia("print, (prefers-reduced-motion: reduce)");
export const prefersStillness = () => stillness().matches;
