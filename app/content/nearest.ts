import { editDistance } from "../lib/edit-distance.ts";

/** The name that is most like a wrong one. */
export function nearest(wrong: string, names: Iterable<string>): string | undefined {
  return [...names]
    .map((name) => ({ name, distance: editDistance(wrong, name) }))
    .toSorted((a, b) => a.distance - b.distance)[0]?.name;
}
