import type { Result } from "lighthouse";
import { categories } from "./measure.ts";

/** The titles of what keeps a page below 100, with Lighthouse's figure where it has one. */
export function failingAudits({ audits, categories: scored }: Result): string[] {
  const below = categories.flatMap((name) => {
    const category = scored[name];
    return category && (category.score ?? 0) < 1 ? category.auditRefs : [];
  });
  // What has no weight or no score is advice; the score of its category does not count it.
  return below.flatMap(({ id, weight }) => {
    const audit = audits[id];
    if (!audit || weight === 0 || audit.score === null || audit.score === 1) return [];
    return [audit.displayValue ? `${audit.title} (${audit.displayValue})` : audit.title];
  });
}
