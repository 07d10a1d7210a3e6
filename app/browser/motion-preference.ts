/** Reduced motion or printing; both can start after the page has loaded. */
export const reducedMotion = () => matchMedia("print, (prefers-reduced-motion: reduce)");
export const prefersReducedMotion = () => reducedMotion().matches;
