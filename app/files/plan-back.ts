import { contentContext } from "../lib/content-context";
import { withAddresses } from "../lib/editions";
import { planBackData } from "../lib/island-data";
import type { Route } from "./+types/plan-back";
import { fileOf } from "./file-of";

/** What a plan back from a date is made of, fetched with its code. */
export function loader({ context }: Route.LoaderArgs) {
  const content = context.get(contentContext);
  return fileOf(withAddresses(content.site, planBackData(content)));
}
