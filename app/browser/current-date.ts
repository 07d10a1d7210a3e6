import { useSyncExternalStore } from "react";
import { longDate } from "../lib/long-date";

const noChanges = () => () => {};

/** Today as the visitor's clock has it, where the page was rendered with the day of the build. */
function useToday(format: (date: Date) => string): string {
  return useSyncExternalStore(
    noChanges,
    () => format(new Date()),
    () => format(new Date(__BUILD_TIME__)),
  );
}

export function useCurrentYear(): string {
  return useToday((date) => String(date.getFullYear()));
}

/** "November 15, 2026" */
export function useCurrentDate(): string {
  return useToday(longDate);
}
