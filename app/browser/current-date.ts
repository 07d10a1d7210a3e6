import { useSyncExternalStore } from "react";
import { longDate } from "../lib/long-date";

const noChanges = () => () => {};

/**
 * Today as the visitor's clock has it. Until the page is hydrated it shows the day of the build, as a
 * text that was formatted then: the visitor's time zone must not change what hydration compares.
 */
function useToday(format: (date: Date) => string, atBuild: string): string {
  return useSyncExternalStore(
    noChanges,
    () => format(new Date()),
    () => atBuild,
  );
}

export function useCurrentYear(): string {
  return useToday((date) => String(date.getFullYear()), __BUILD_DATE__.slice(-4));
}

/** "November 15, 2026" */
export function useCurrentDate(): string {
  return useToday(longDate, __BUILD_DATE__);
}
