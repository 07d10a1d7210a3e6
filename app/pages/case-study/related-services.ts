import { caseStudyPage } from "../../content/content";
import { getService } from "../../content/services";
import { servicePath } from "../../lib/paths";

/** A case study's own services first, then those that every case study links to, each listed once. */
export function relatedServices(used: readonly string[]) {
  return [...new Set([...used, ...caseStudyPage.relatedServices])].map((id) => ({
    to: servicePath(id),
    title: getService(id).title,
    used: used.includes(id),
  }));
}
