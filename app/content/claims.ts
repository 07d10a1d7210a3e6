import { site } from "../site";

export interface Claim {
  value: string;
  label: string;
  /** What it counts. */
  scope: string;
  /** Over which time. */
  period: string;
  trend?: { direction: "up" | "down"; value: string };
  /** What others reach, for the mark drawn beside it. */
  benchmark?: { value: string; label: string };
}

/**
 * Every figure that the firm claims for itself, once. Pages show a claim by its id,
 * so that no two pages can disagree. /about#how-we-measure lists them all.
 */
export const claims = {
  "portfolio-value": {
    value: "£100B+",
    label: "portfolio value managed",
    scope: "Approved budgets of all programs we have led or assured",
    period: `Since ${site.foundedYear}`,
  },
  retention: {
    value: "92%",
    label: "client retention",
    scope: "Share of all clients that placed a further engagement within a year of closing one",
    period: "Last five years",
  },
  markets: {
    value: "35+",
    label: "global markets",
    scope: "Countries in which we serve clients, first projects still under way included",
    period: "Current",
  },
  "success-rate": {
    value: "98.5%",
    label: "project success rate",
    scope: "Share of projects closed within the agreed tolerances for date, budget and scope",
    period: "Last twelve months",
    trend: { direction: "up", value: "2.3% year on year" },
    benchmark: { value: "68%", label: "industry average" },
  },
  "projects-delivered": {
    value: "1,250+",
    label: "projects delivered",
    scope: "All completed work, of every practice and in every country",
    period: `Since ${site.foundedYear}`,
  },
  "countries-delivered": {
    value: "32",
    label: "countries with completed work",
    scope: "Countries in which at least one project has closed",
    period: `Since ${site.foundedYear}`,
  },
  "cost-reduction": {
    value: "37%",
    label: "cost reduction",
    scope:
      "Median fall in delivery cost over an engagement’s first year, against the client’s own baseline",
    period: "Engagements whose first year ended in 2024",
    trend: { direction: "up", value: "12% in 2024" },
  },
  "time-to-market": {
    value: "5x",
    label: "faster time-to-market",
    scope:
      "Product programs only: approval to first release, against conventional methods on comparable work",
    period: "Last three years",
  },
  "pmaas-retention": {
    value: "98.7%",
    label: "PMaaS client retention",
    scope: "Share of Project Management as a Service clients that renewed",
    period: "Last twelve months",
  },
  "industry-awards": {
    value: "24",
    label: "industry awards",
    scope: "Awards won for delivery, consulting and workplace; shortlists are left out",
    period: `Since ${site.foundedYear}`,
  },
  uptime: {
    value: "99.99%",
    label: "platform uptime",
    scope: "Availability of our client reporting platform",
    period: "Last twelve months",
  },
  "pmaas-projects": {
    value: "250+",
    label: "enterprise projects completed",
    scope: "Work of the PMaaS practice alone, part of all projects delivered",
    period: `Since ${site.foundedYear}`,
  },
  satisfaction: {
    value: "98%",
    label: "client satisfaction",
    scope: "Share of sponsors who answered “satisfied” or better in our closing survey",
    period: "Last twelve months",
  },
  "average-rating": {
    value: "4.9",
    label: "average rating",
    scope: "Mean score out of five in the same closing survey",
    period: "Last twelve months",
  },
  "g2-rating": {
    value: "4.8/5",
    label: "rating on G2",
    scope: "450+ verified reviews",
    period: "All reviews to date",
  },
  "faster-delivery": {
    value: "42%",
    label: "faster delivery",
    scope:
      "All project types: median cut in elapsed time from approval to full go-live, against the client’s earlier projects",
    period: "Last three years",
  },
  "value-created": {
    value: "£8.3B",
    label: "value created",
    scope: "Benefits signed off by our clients’ finance teams",
    period: `Since ${site.foundedYear}`,
  },
  "global-support": {
    value: "24/7",
    label: "global support",
    scope: "Duty desk staffed from three time zones",
    period: "Current",
  },
  people: {
    value: "640",
    label: "people",
    scope: "Employees, counted by the hub that employs them; contractors are left out",
    period: "Current",
  },
  "lab-patents": {
    value: "35+",
    label: "patents",
    scope: "Granted or pending, held by the Innovation Lab and its client partners",
    period: `Since ${site.foundedYear}`,
  },
  "lab-researchers": {
    value: "18",
    label: "PhD researchers",
    scope: "Full-time staff of the Innovation Lab",
    period: "Current",
  },
  "lab-roi": {
    value: "73%",
    label: "average ROI",
    scope: "Return on lab projects that went into production",
    period: "First two years after release",
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
