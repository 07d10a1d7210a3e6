/** The ISO date of a page's last content change; undefined in a checkout without git history. */
export const lastChanged = (path: string): string | undefined => __LAST_CHANGED__[path];
