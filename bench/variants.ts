/** What is measured against what. */
export const variants = ["site", "without script"] as const;

export type Variant = (typeof variants)[number];

/** Swapped every round, so that neither always follows on what the other has left behind. */
export function orderInRound(round: number): readonly Variant[] {
  return round % 2 === 1 ? variants : variants.toReversed();
}
