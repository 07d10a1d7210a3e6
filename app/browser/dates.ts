import { longDate } from "../lib/long-date";

function writeDates(): void {
  const now = new Date();
  const { lang } = document.documentElement;
  for (const date of document.querySelectorAll<HTMLElement>("[data-today]"))
    date.textContent =
      date.dataset.today === "year" ? String(now.getFullYear()) : longDate(now, lang);
}

/** Brings the dates of a page (components/today.tsx) from the day of the build to the visitor's. */
export function refreshDates(): void {
  writeDates();
  // A page that was left and is come back to may be shown on another day.
  addEventListener("pageshow", ({ persisted }) => persisted && writeDates());
}
