import { getService } from "../../content/services";
import { servicePath } from "../../lib/paths";

/** Services that every case study links to. */
const common: readonly string[] = [
  "strategic-portfolio-management",
  "enterprise-digital-transformation",
  "program-governance-assurance",
  "financial-management",
];

/** A case study's own services first, then the common ones, each listed once. */
export function relatedServices(used: readonly string[]) {
  return [...new Set([...used, ...common])].map((id) => ({
    to: servicePath(id),
    title: getService(id).title,
    used: used.includes(id),
  }));
}
