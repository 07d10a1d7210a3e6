import { longDate } from "../lib/long-date";

/** Brings the dates inside `box` (components/today.tsx) from the day of the build to the visitor's. */
export function writeDates(box: HTMLElement): void {
  const now = new Date();
  for (const date of box.querySelectorAll<HTMLElement>("[data-today]"))
    date.textContent = date.dataset.today === "year" ? String(now.getFullYear()) : longDate(now);
}
