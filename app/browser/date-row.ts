import { offeredDates, today } from "../lib/offered-dates";
import { asDate, type Day, toIso } from "../text/day";

function buttonFor(day: Day): HTMLButtonElement {
  const button = document.createElement("button");
  const options = { month: "short", day: "numeric", timeZone: "UTC" } as const;
  const words = asDate(day).toLocaleDateString(document.documentElement.lang, options);
  button.type = "button";
  button.value = toIso(day);
  button.ariaPressed = "false";
  const year = document.createElement("small");
  year.append(button.value.slice(0, 4));
  button.append(words, " ", document.createElement("br"), year);
  return button;
}

/** A button for each date that is offered. */
export function dateRow(): HTMLElement {
  const row = document.createElement("div");
  row.dataset.dates = "";
  row.append(...offeredDates(today()).map(buttonFor));
  return row;
}
