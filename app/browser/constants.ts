/** Every number that the behavior of the site depends on: px, ms and shares. */

/** px; the header changes its look once the page is scrolled further than this. */
export const headerThreshold = 10;

/** px; screens narrower than this are mobile. The same as --breakpoint-md. */
export const mobileBreakpoint = 768;

/** ms; how long a pointer rests on a link before its page is fetched, as React Router does it. */
export const intentDelay = 100;

/** ms after a picture has failed; each time it is asked for once more, unless it is there or on its way. */
export const pictureReloads = [100, 500, 1500, 3000] as const;

/** ms after a picture has failed; if it is not there by then, the placeholder takes its place. */
export const pictureFinalCheck = 5000;
