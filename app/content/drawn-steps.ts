/** The steps of a case study as bars: all of them, or none where they have no months. */
export const drawnSteps = <S extends { actual?: unknown }>(approach: readonly S[]) =>
  approach.filter((step): step is S & { actual: NonNullable<S["actual"]> } => Boolean(step.actual));
