import { dateRow } from "./date-row";
import { fetchPlan, planFor } from "./plan-for";

/** Offers dates to plan back from. What they change is fetched when one is touched or was chosen before. */
export function dateChoice(place: HTMLElement): void {
  place.append(dateRow());
  for (const type of ["pointerenter", "focusin"] as const)
    place.addEventListener(type, () => void fetchPlan().catch(() => {}), { once: true });
  place.addEventListener("click", ({ target }) => {
    const button = (target as Element).closest("button");
    if (button) planFor(button.value, place);
  });
}
