/** Every number that the behaviour of the site depends on. */

/** The header changes its look once the page is scrolled further than this. */
export const headerThreshold = 10;

/** Screens narrower than this (in px) are mobile; the same as --breakpoint-md. */
export const mobileBreakpoint = 768;

/** How long (in ms) the pointer or the focus rests on a link before its page is fetched; as in React Router. */
export const intentDelay = 100;
