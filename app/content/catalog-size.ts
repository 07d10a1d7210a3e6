import { serviceIds } from "./ids.ts";

/**
 * More services than a reader takes in at a glance: the header then has the groups alone, the page of
 * services and /sitemap the first of each, and every group a list of all of its own (lib/pages.ts).
 */
export const isLarge = serviceIds.length > 80;

/** How many of a group are then shown beside other groups. */
export const shownOfGroup = 6;

/** How many of a group its list has on one page. */
export const listedOnPage = 200;
