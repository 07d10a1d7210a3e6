/**
 * Every class that a script gives to an element. The build keeps their rules in every page, so a class
 * that is not in this list would lose its style there (scripts/page-css.ts).
 */
export const stateClasses = { waiting: "waiting", animated: "animated" } as const;
