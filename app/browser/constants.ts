/** Thresholds, delays and storage keys of the site's behavior. */

/** px; the header changes its look once the page is scrolled further than this. */
export const headerThreshold = 10;

/** px; screens narrower than this are mobile. The same as --breakpoint-md. */
export const mobileBreakpoint = 768;

/** ms; how long the pointer rests on a link before its page is prefetched, as in React Router. */
export const intentDelay = 100;

/** ms after a picture has failed; it is reloaded at each, unless it is shown or still loading. */
export const pictureReloads = [100, 500, 1500, 3000] as const;

/** ms after a picture has failed; if it is not shown by then, the placeholder replaces it. */
export const pictureFinalCheck = 5000;

/** px; the back-to-top button appears once the page is scrolled further than this. */
export const backToTopThreshold = 300;

/** Share of an element that must be in the viewport before it is revealed. */
export const revealShare = 0.1;

/** An element is also revealed once its top is above the viewport height divided by this. */
export const revealDivisor = 1.2;

/** ms between two checks of the scroll position. */
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

/** ms; how long the chat takes to answer a message. */
export const chatReplyDelay = 600;

/** ms; an open chat hides itself after this long without activity. */
export const chatInactivity = 60_000;

/** Sent to the window when the chat's panel has come or gone. */
export const chatEvent = "chat";

/** localStorage key of the chosen color scheme; the cookies page mentions it. */
export const schemeStorageKey = "scheme";

/** localStorage key for turning the slash key off; the cookies page mentions it. */
export const slashStorageKey = "slash";

/** sessionStorage key of the conversation. */
export const chatStorageKey = "chat";

/** sessionStorage key of the date to plan back from, and its name in an address. */
export const dateStorageKey = "by";

/** ms after the last key until the search announces the number of results. */
export const searchSettles = 700;
