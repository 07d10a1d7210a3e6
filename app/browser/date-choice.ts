import type { PlanBackData } from "../lib/island-data";
import { offeredDates, today } from "../lib/offered-dates";
import { asDate, type Day, toIso } from "../text/day";
import { dateStorageKey } from "./constants";
import { fetchJson, islandFetcher } from "./fetch-island";
import { session } from "./session";

const fetchPlan = islandFetcher(
  "plan-back",
  () => import("../islands/plan-back/plan-back"),
  () => fetchJson<PlanBackData>("plan-back.json"),
);

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

/** Offers dates to plan back from. What they change is fetched when one is touched or was chosen before. */
export function dateChoice(place: HTMLElement): void {
  const row = document.createElement("div");
  row.dataset.dates = "";
  row.append(...offeredDates(today()).map(buttonFor));
  place.append(row);

  const choose = (by: string) =>
    fetchPlan().then(
      ([plan, data]) => plan.choose(place, by, data),
      () => {},
    );
  for (const type of ["pointerenter", "focusin"])
    place.addEventListener(type, () => void fetchPlan().catch(() => {}), { once: true });
  place.addEventListener("click", ({ target }) => {
    const button = (target as Element).closest("button");
    if (button) choose(button.value);
  });

  const resume = () => {
    const asked = new URLSearchParams(location.search).get(dateStorageKey);
    const by = asked ?? session.read(dateStorageKey) ?? "";
    if (by || place.querySelector("[aria-pressed=true]")) choose(by);
  };
  resume();
  // Another topic may take less long.
  document.querySelector("[data-topics]")?.addEventListener("click", resume);
  // Back may restore the page after another choice.
  addEventListener("pageshow", ({ persisted }) => persisted && resume());
}
