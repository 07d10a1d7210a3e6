import type { Page } from "@playwright/test";
import { content } from "../../app/content/all-offers.test-helper.ts";
import { offeredDates, today } from "../../app/lib/offered-dates.ts";
import { asDate, type Day, toIso } from "../../app/text/day.ts";

/** The day of all tests that plan back from a date, and the dates that are offered on it. */
export const now = new Date(2026, 10, 17, 9);
export const ends = offeredDates(today(now));

/** As the site writes a day. */
export const inWords = (
  day: Day,
  options: Intl.DateTimeFormatOptions,
  { language } = content.site as { language: string },
) => new Intl.DateTimeFormat(language, { timeZone: "UTC", ...options }).format(asDate(day));
export const longDate = (day: Day) => inWords(day, { dateStyle: "long" });

/** As if it had been chosen on the page before. */
export const remember = (page: Page, day: Day) =>
  page.addInitScript((value) => sessionStorage.setItem("by", value), toIso(day));
