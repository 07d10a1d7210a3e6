import { site } from "../site";
import { facts } from "./facts";
import type { CaseStudySlug } from "./ids";

export interface Claim {
  value: string;
  label: string;
  /** What it counts. */
  scope: string;
  /** Over which time. */
  period: string;
  /** How it is computed, in one sentence. */
  method: string;
  /** Who checked it; "our own" if nobody else did. */
  checkedBy: string;
  trend?: { direction: "up" | "down"; value: string };
  /** What others achieve, drawn as a mark on the bar. */
  benchmark?: { value: string; label: string };
  /** Case studies with such a result, and what each of them shows. */
  cases?: readonly { slug: CaseStudySlug; shows: string }[];
}

const everSince = `Since ${site.foundedYear}`;
const ownOffice = "Our own PMO";

/**
 * Every figure that the firm claims for itself, once. Pages show a claim by its id,
 * so that no two pages can disagree. /about#how-we-measure lists them all, and a figure
 * on any page links to its row there.
 */
export const claims = {
  "portfolio-value": {
    value: "£100B+",
    label: "portfolio value managed",
    scope:
      "Approved budgets of all programs we have led or assured. An assurance review counts the whole budget of the program reviewed, and a few very large programs carry most of the sum",
    period: everSince,
    method: "Each budget counts once, as approved in the month we joined",
    checkedBy: `${ownOffice}, from clients’ budget papers`,
    cases: [
      {
        slug: "global-banking-platform-transformation",
        shows: "£168M, at the large end of what we lead",
      },
    ],
  },
  retention: {
    value: "92%",
    label: "client retention",
    scope: "Share of all clients that placed a further engagement within a year of closing one",
    period: "Last five years",
    method: "Clients that came back within twelve months, divided by clients that closed work",
    checkedBy: "Our own finance team, from contracts",
  },
  markets: {
    value: "35+",
    label: "global markets",
    scope: "Countries in which we serve clients, first projects still under way included",
    period: "Current",
    method: "Countries where a team of ours works this quarter or has finished work",
    checkedBy: ownOffice,
  },
  "success-rate": {
    value: "98.5%",
    label: "project success rate",
    scope: "Share of projects closed within the agreed tolerances for date, budget and scope",
    period: "Last twelve months",
    method:
      "Projects inside all three, divided by all that closed; those stopped at a gate by agreement are left out, and the average comes from published surveys",
    checkedBy: "The client’s sponsor, in each closing report",
    trend: { direction: "up", value: "2.3% year on year" },
    benchmark: { value: "68%", label: "industry average" },
  },
  "projects-delivered": {
    value: "1,250+",
    label: "projects delivered",
    scope: "All completed work, of every practice and in every country",
    period: everSince,
    method: "Closing reports on file; one engagement can hold several projects",
    checkedBy: ownOffice,
  },
  "countries-delivered": {
    value: "32",
    label: "countries with completed work",
    scope: "Countries in which at least one project has closed",
    period: everSince,
    method: "Closing reports on file, by the country of the client’s site",
    checkedBy: ownOffice,
  },
  "cost-reduction": {
    value: "37%",
    label: "cost reduction",
    scope:
      "Median fall in the annual cost that an engagement set out to cut, against the client’s own baseline",
    period: "Engagements whose first full year ended in 2024",
    method: "Cost of the first full year against the last year before kickoff",
    checkedBy: "The client’s finance team, from its ledger",
    trend: { direction: "up", value: "12% in 2024" },
    cases: [
      {
        slug: "global-banking-platform-transformation",
        shows: "37%, £114M to £72M: near the median",
      },
      { slug: "azure-cloud-migration", shows: "28%: below the median" },
      { slug: "global-supply-chain-optimization", shows: "18%: the lower end" },
    ],
  },
  "time-to-market": {
    value: "5x",
    label: "faster time-to-market",
    scope:
      "Product programs only: approval to first release, against conventional methods on comparable work",
    period: "Last three years",
    method: "Median of the client’s usual days for such a release, divided by the new ones",
    checkedBy: "The client’s product managers, from release records",
    cases: [
      {
        slug: "global-banking-platform-transformation",
        shows: "91 days to 18: near the median",
      },
      { slug: "multi-market-product-launch", shows: "14 weeks to 6 per market: the lower end" },
    ],
  },
  "pmaas-retention": {
    value: "98.7%",
    label: "PMaaS client retention",
    scope: "Share of Project Management as a Service clients that renewed",
    period: "Last twelve months",
    method: "Clients that renewed, divided by clients whose term ended",
    checkedBy: "Our own finance team, from contracts",
  },
  "industry-awards": {
    value: "24",
    label: "industry awards",
    scope: "Awards won for delivery, consulting and workplace; shortlists are left out",
    period: everSince,
    method: "First places on the juries’ public lists",
    checkedBy: "The juries that gave them",
  },
  uptime: {
    value: "99.99%",
    label: "platform uptime",
    scope: "Availability of our client reporting platform",
    period: "Last twelve months",
    method: "Minutes available out of all minutes, maintenance counted as down",
    checkedBy: "An outside monitoring service; our SOC 2 auditor reads its log",
  },
  "pmaas-projects": {
    value: "250+",
    label: "enterprise projects completed in PMaaS",
    scope: "Work of the PMaaS practice alone, part of all projects delivered",
    period: everSince,
    method: "Closing reports of projects that a PMaaS manager ran",
    checkedBy: ownOffice,
    cases: [{ slug: "multi-market-product-launch", shows: "one of them, among the larger" }],
  },
  satisfaction: {
    value: "98%",
    label: "client satisfaction",
    scope: "Share of sponsors who answered “satisfied” or better in our closing survey",
    period: "Last twelve months",
    method: "Out of all answers; sponsors who did not reply are left out",
    checkedBy: ownOffice,
  },
  "average-rating": {
    value: "4.9",
    label: "average rating",
    scope: "Mean score out of five in the same closing survey",
    period: "Last twelve months",
    method: "All scores weigh the same, whatever the size of the project",
    checkedBy: ownOffice,
  },
  "g2-rating": {
    value: "4.8/5",
    label: "rating on G2",
    scope: "450+ verified reviews",
    period: "All reviews to date",
    method: "G2 computes it; we copy it each quarter",
    checkedBy: "G2, which verifies each reviewer",
  },
  "faster-delivery": {
    value: "42%",
    label: "faster delivery",
    scope:
      "All project types: median cut in elapsed time from approval to full go-live, against the client’s earlier projects",
    period: "Last three years",
    method: "Months taken, against the client’s last project of the same kind",
    checkedBy: "The client’s PMO, from its own records",
    cases: [
      {
        slug: "enterprise-sharepoint-implementation",
        shows: "42%, 24 months to 14: near the median",
      },
    ],
  },
  "value-created": {
    value: "£8.3B",
    label: "value created",
    scope: "Benefits confirmed by our clients’ finance teams",
    period: everSince,
    method: "Savings and income of the first three years after go-live, counted once confirmed",
    checkedBy: "Each client’s finance team",
    cases: [
      {
        slug: "global-banking-platform-transformation",
        shows: "£42M a year, at the upper end",
      },
    ],
  },
  "global-support": {
    value: "24/7",
    label: "global support",
    scope: "Duty desk staffed from three time zones",
    period: "Current",
    method: "Hours of the week with a person on the desk",
    checkedBy: `${ownOffice}, from the duty roster`,
  },
  implementation: {
    value: facts.implementation,
    label: "average implementation",
    scope: "Kickoff to the first result in use; each service page says which result that is",
    period: "Last twelve months",
    method: "Average by service; the range runs from the quickest service to the slowest",
    checkedBy: ownOffice,
    cases: [
      { slug: "aerospace-manufacturing-transformation", shows: "three weeks: the quick end" },
      { slug: "global-supply-chain-optimization", shows: "seven weeks: slower than the average" },
    ],
  },
  people: {
    value: "640",
    label: "people",
    scope: "Employees, by the hub that employs them; contractors are left out",
    period: "Current",
    method: "Heads on the payroll of the five hubs on the first of the month",
    checkedBy: "Our own human resources team; no outsider counts them",
  },
  "lab-patents": {
    value: "35+",
    label: "patents",
    scope: "Granted or pending, held by the Innovation Lab and its client partners",
    period: everSince,
    method: "Patent families; one invention counts once, in however many countries",
    checkedBy: "Public patent registers",
  },
  "lab-researchers": {
    value: "18",
    label: "PhD researchers",
    scope: "Full-time staff of the Innovation Lab",
    period: "Current",
    method: "Headcount at the end of the quarter",
    checkedBy: "Our own personnel records",
  },
  "lab-roi": {
    value: "73%",
    label: "average ROI",
    scope: "Return on lab projects that went into production",
    period: "First two years after release",
    method: "Benefit less cost, divided by cost; the mean of all projects released",
    checkedBy: "The finance team of each client partner",
  },
} as const satisfies Record<string, Claim>;

export type ClaimId = keyof typeof claims;
export type ClaimWithId = Claim & { id: ClaimId };

export function getClaim(id: ClaimId): ClaimWithId {
  return { id, ...claims[id] };
}

export function getClaims(...ids: ClaimId[]): ClaimWithId[] {
  return ids.map(getClaim);
}

export const allClaims = getClaims(...(Object.keys(claims) as ClaimId[]));
