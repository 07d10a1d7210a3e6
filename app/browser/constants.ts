/** Every number that the behavior of the site depends on: px, ms and shares. */

/** px; the header changes its look once the page is scrolled further than this. */
export const headerThreshold = 10;

/** px; screens narrower than this are mobile. The same as --breakpoint-md. */
export const mobileBreakpoint = 768;

/** ms; how long a pointer rests on a link before its page is fetched, as React Router does it. */
export const intentDelay = 100;

/** ms; the chat's answer to a message takes this long, and the answers to several take turns. */
export const chatReplyDelay = 600;

/** ms; an open chat that nobody has touched for this long tucks itself away. */
export const chatInactivity = 60_000;

/** rem; the chat's panel when open and when minimized. The same as in chat/chat.css. */
export const chatPanelHeight = { open: 24, minimized: 4 };
