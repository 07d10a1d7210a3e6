import { pageLinks } from "./page-links";
import { createChat } from "./store";

export { ChatPanel } from "./panel";

/** The conversation of this visit, in memory alone: a new document begins another. */
export const chat = createChat({
  now: Date.now,
  random: Math.random,
  after(delay, run) {
    const timer = setTimeout(run, delay);
    return () => clearTimeout(timer);
  },
  findLinks: pageLinks(),
});
