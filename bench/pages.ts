import type { CaseStudySlug, ServiceId } from "../app/content/ids.ts";

type Address =
  | "/"
  | "/services"
  | "/contact"
  | `/services/${ServiceId}`
  | `/case-study/${CaseStudySlug}`;

/** One page of each kind that a visitor meets on the way to a decision. */
export const comparedPages = {
  home: "/",
  services: "/services",
  solution: "/services/strategic-portfolio-management",
  service: "/services/project-management-service",
  "case-study": "/case-study/global-banking-platform-transformation",
  contact: "/contact",
} as const satisfies Record<string, Address>;

export type PageName = keyof typeof comparedPages;

export const pageNames = Object.keys(comparedPages) as PageName[];
