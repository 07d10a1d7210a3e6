import { contentContext } from "../lib/content-context";
import { planBackData } from "../lib/island-data";
import type { Route } from "./+types/plan-back";

/** What a plan back from a date is made of, fetched with its code. */
export function loader({ context }: Route.LoaderArgs) {
  return Response.json(planBackData(context.get(contentContext)));
}
