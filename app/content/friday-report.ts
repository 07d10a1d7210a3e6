import type { Five, Three } from "./types";

/** In weeks from the kickoff. */
export interface ReportBar {
  name: string;
  planned: readonly [from: number, to: number];
  /** Actual, or the current forecast. */
  actual: readonly [from: number, to: number];
  critical?: true;
}

/** A sample of the report that every sponsor gets on a Friday: invented, and complete. */
export const fridayReport = {
  program: "Claims platform replacement",
  client: "Sample report for an insurer with 1.9 million policies",
  headline: "Finish forecast four working days late. One decision of yours recovers three of them.",
  figures: [
    { value: "9 of 11", label: "milestones met at their first forecast" },
    { value: "£6.2M", label: "spent; the plan for today is £6.5M" },
    { value: "+4 days", label: "forecast finish against the baseline" },
  ],
  weeks: 40,
  today: 14,
  bars: [
    { name: "Discovery and SOW", planned: [0, 4], actual: [0, 4], critical: true },
    { name: "Baseline", planned: [4, 6], actual: [4, 6], critical: true },
    { name: "Policy data cleaned", planned: [5, 13], actual: [5, 14] },
    { name: "Payments interface", planned: [6, 20], actual: [6, 20.8], critical: true },
    { name: "Adjuster screens", planned: [8, 18], actual: [8, 17] },
    { name: "Parallel run", planned: [20, 30], actual: [20.8, 30.8], critical: true },
    { name: "Branches in three waves", planned: [30, 38], actual: [30.8, 38.8], critical: true },
    { name: "Old platform off", planned: [38, 40], actual: [38.8, 40.8], critical: true },
  ],
  milestones: [
    { name: "Plan approved", at: 6 },
    { name: "First claim paid", at: 20.8 },
    { name: "Old platform off", at: 40.8 },
  ],
  news: "The payments vendor delivered its test system on Wednesday, eight days late, as reported last Friday, and without refunds, which was news. We told you the same afternoon and moved two testers to adjuster screens, which are now a week ahead.",
  risks: [
    {
      risk: "Refunds missing from the vendor’s test system",
      days: "6",
      next: "Stub by Tuesday; vendor dates refunds by Friday",
    },
    {
      risk: "Two of five data stewards on leave in week 16",
      days: "3",
      next: "Cover from the finance team, agreed in principle",
    },
    {
      risk: "Mainframe change freeze from week 24",
      days: "10",
      next: "Interface change moved ahead to week 22",
    },
    {
      risk: "Adjusters’ union has not seen the new shift plan",
      days: "5",
      next: "Meeting with the union on Thursday",
    },
    {
      risk: "Load test sized for last winter’s storms",
      days: "2",
      next: "Peak volume raised by a third, rerun in week 15",
    },
  ],
  decisions: [
    {
      decision: "Accept refunds in a second payments release",
      who: "Sponsor",
      by: "Tuesday",
      cost: "Open 2 days; each day costs one at the finish",
    },
    {
      decision: "Release two testers from the billing project",
      who: "CIO",
      by: "Thursday",
      cost: "Open 6 days; parallel run slips to week 22",
    },
    {
      decision: "Choose the branches for the first wave",
      who: "Head of claims",
      by: "Week 16",
      cost: "Open 1 day; training dates are held until then",
    },
  ],
} as const satisfies {
  program: string;
  client: string;
  headline: string;
  figures: Three<{ value: string; label: string }>;
  weeks: number;
  today: number;
  bars: readonly ReportBar[];
  milestones: readonly { name: string; at: number }[];
  news: string;
  risks: Five<{ risk: string; days: string; next: string }>;
  decisions: Three<{ decision: string; who: string; by: string; cost: string }>;
};
