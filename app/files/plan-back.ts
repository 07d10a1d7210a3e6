import { content } from "../content/content";
import { planBackData } from "../lib/island-data";

/** What a plan back from a date is made of, fetched with its code. */
export function loader() {
  return Response.json(planBackData(content));
}
