import { similarity } from "../text/edit-distance.ts";

/** The name that is most like a wrong one. */
export function nearest(wrong: string, names: Iterable<string>): string | undefined {
  const [best] = [...names]
    .map((name) => ({ name, share: similarity(wrong, name, 0.6) }))
    .toSorted((a, b) => b.share - a.share);
  return best?.share ? best.name : undefined;
}
