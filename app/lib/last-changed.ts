/** The ISO date on which the content of a page was last changed; none in a copy without history. */
export const lastChanged = (path: string): string | undefined => __LAST_CHANGED__[path];
