/** The visitor's wish that nothing moves, or paper, on which nothing can; both may come later. */
export const reducedMotion = () => matchMedia("print, (prefers-reduced-motion: reduce)");
export const prefersReducedMotion = () => reducedMotion().matches;
