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

/** px; the way back to the top is offered once the page is scrolled further than this. */
export const backToTopThreshold = 300;

/** Share of an element that has to be seen before it appears. */
export const revealShare = 0.1;

/** An element also appears once its top is above the height of the viewport divided by this. */
export const revealDivisor = 1.2;

/** ms between two looks at where the page is scrolled to. */
export const scrollThrottle = 50;

/** ms between items that appear one after the other, by the value of their list's `data-reveal`. */
export const revealStagger: Partial<Record<string, number>> = { items: 100, process: 150 };

/** ms; when each part of a `data-reveal="blocks"` appears. */
export const revealBlockDelays = [100, 200, 400, 500];

/** How something appears: ms, px that it rises, and the curve of --ease-out. */
export const revealMotion = {
  duration: 500,
  rise: 12,
  easing: "cubic-bezier(.2,.7,.2,1)",
};

/** ms; the chat's answer to a message takes this long, and the answers to several take turns. */
export const chatReplyDelay = 600;

/** ms; an open chat that nobody has touched for this long tucks itself away. */
export const chatInactivity = 60_000;

/** Under this name a browser keeps the color scheme that was chosen. The cookies page names it. */
export const schemeStorageKey = "scheme";

/** Under this name a browser keeps that the slash key is to do nothing. The cookies page names it. */
export const slashStorageKey = "slash";

/** Under this name a tab keeps the conversation from page to page. */
export const chatStorageKey = "chat";

/** ms after the last key; then the search says how much it has found. */
export const searchSettles = 700;
