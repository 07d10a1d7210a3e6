import { dateStorageKey } from "./constants";
import { planFor } from "./plan-for";
import { session } from "./session";

/** Every page has one, and with it plans back from a date that was chosen before. */
export function ribbon(): void {
  const resume = () => {
    const asked = new URLSearchParams(location.search).get(dateStorageKey);
    const by = asked || session.read(dateStorageKey) || "";
    if (by || document.documentElement.dataset.by) planFor(by);
  };
  resume();
  // Another topic may take less long.
  document.querySelector("[data-topics]")?.addEventListener("click", resume);
  // Back may restore the page after another choice.
  addEventListener("pageshow", ({ persisted }) => persisted && resume());
}
