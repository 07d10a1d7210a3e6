/** A day as a whole number since 1970, so that no time zone and no clock change can shift it. */
export type Day = number;

/** For Intl, which must then be told that the time zone is UTC. */
export const asDate = (day: Day) => new Date(day * 864e5);

export const toIso = (day: Day) => asDate(day).toISOString().slice(0, 10);
