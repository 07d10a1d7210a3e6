import type { TrackWords } from "./month-words";

/** Words of its own, so that a test holds whatever content/interface.yaml says. */
export const trackWords: TrackWords = {
  language: "en-US",
  durations: {
    numbers: ["one"],
    hour: { one: "{count} hour", other: "{count} hours" },
    day: { one: "{count} day", other: "{count} days" },
    week: { one: "{count} week", other: "{count} weeks" },
    month: { one: "{count} month", other: "{count} months" },
    axis: "Day",
    and: "{first} and {last}",
  },
  axis: "Month",
  planned: "As planned",
  happened: "As it happened",
  turn: "Turning point",
  at: "Month {month}: {text}",
  plan: "Planned {planned}, took {took}.",
  agreed: "Agreed in month {month}.",
  madeUp: "{result} {time} late, made up later.",
  madeUpAgreed: "{result} {time} late, agreed in month {month}, made up later.",
  stepPlanned: "Planned",
  stepTook: "Took",
  none: "none",
  notPlanned: "Not in the plan",
  followedBy: "{first}, then {next}",
  inMonth: "month {month}",
  inMonths: "months {spans}",
  span: "{from} to {to}",
  limit: "{text} after {time}.",
  change: "Agreed change",
};
