import type { PlanBackData } from "../lib/island-data";
import { fetchJson, islandFetcher } from "./fetch-island";

export const fetchPlan = islandFetcher(
  "plan-back",
  () => import("../islands/plan-back/plan-back"),
  () => fetchJson<PlanBackData>("plan-back.json"),
);

/** Plans all that the page shows back from a date, pressed in a group of them; "" takes it back. */
export const planFor = (by: string, pressed?: Element): Promise<void> =>
  fetchPlan().then(
    ([{ choose }, data]) => choose(by, data, pressed),
    // Without its code there is no plan, and no empty ribbon.
    () => void delete document.documentElement.dataset.by,
  );
