/**
 * Durations, ratios and counts that more than one text gives. A text takes them from here, so that
 * two pages cannot disagree; facts.test.ts finds one that is written out.
 */
export const facts = {
  /** The first call, and who takes it. */
  consultation: "45 minutes",
  firstCall: "the director who would lead the work",
  replyWithin: "one working day",
  callWithin: "five working days",
  noteAfter: "three working days",
  /** From kickoff to the first result in use; the working time of a manager begins sooner. */
  implementation: "3–6 weeks",
  managerWithin: "ten working days",
  /** Notice to change or end a service paid by the month. */
  notice: "thirty days’ notice",
  /** People to one local champion when a system or a way of working changes. */
  peoplePerChampion: "fifty",
} as const;
