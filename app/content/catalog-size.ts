import { serviceIds } from "./ids";

/**
 * More services than a reader takes in at a glance: the header then has the groups alone, the page of
 * services the first of each, and /sitemap all of them.
 */
export const isLarge = serviceIds.length > 80;

/** How many of each group the page of services then shows. */
export const shownOfGroup = 6;
