import { percent } from "../../visualization/figures";
import type { SiteSection } from "../site-sections";

/** Bar positions for the sections: each bar starts where the previous one ends. */
export function drawnSections(sections: readonly SiteSection[]) {
  const total = sections.reduce((sum, { entries }) => sum + entries.length, 0);
  let first = 0;
  const rows = sections
    .filter(({ entries }) => entries.length)
    .map(({ id, name, entries: { length: count } }) => {
      const x = percent((first / total) * 100);
      first += count;
      return {
        id,
        name,
        count,
        x,
        width: percent((count / total) * 100),
        end: percent((first / total) * 100),
      };
    });
  return { total, rows };
}
