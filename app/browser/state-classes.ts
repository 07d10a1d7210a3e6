/**
 * Every class that a script adds. The build (scripts/page-css.ts) removes the CSS of unused classes from
 * a page; it keeps these, although no HTML has them.
 */
export const stateClasses = { waiting: "waiting", animated: "animated" } as const;
