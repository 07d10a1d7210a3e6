import { longDate } from "../lib/long-date";

function writeDates(): void {
  const now = new Date();
  const { lang } = document.documentElement;
  for (const date of document.querySelectorAll<HTMLElement>("[data-today]"))
    date.textContent =
      date.dataset.today === "year" ? String(now.getFullYear()) : longDate(now, lang);
}

/** Updates dates (components/today.tsx) from the day of the build to today. */
export function refreshToday(): void {
  writeDates();
  // Back may restore the page on another day.
  addEventListener("pageshow", ({ persisted }) => persisted && writeDates());
}
