import { href } from "react-router";
import type { ClaimId } from "../content/claims";
import type { contact } from "../content/contact";
import type { CaseStudySlug, ServiceId } from "../content/ids";
import type { CaseStudyIndustry } from "../content/types";
import { slugOf } from "./slug";

/** Addresses by content id, so that a link to a page that does not exist is a type error. */
export function servicePath(id: ServiceId): string {
  return href("/services/:serviceId", { serviceId: id });
}

export function caseStudyPath(slug: CaseStudySlug): string {
  return href("/case-study/:slug", { slug });
}

/** The row of a figure in the ledger. */
export function claimPath(claim: ClaimId): string {
  return `${href("/about")}#${claim}`;
}

/** One of the answers on the contact page. */
export function questionPath(question: string): string {
  return `${href("/contact")}#${slugOf(question)}`;
}

/** What a prepared mail can be about: a service, or an industry that has no service page. */
export type ContactTopic = ServiceId | keyof typeof contact.topics.industries;

/** The contact page with its topic chosen. */
export function contactPath(topic?: ContactTopic): string {
  return topic ? `${href("/contact")}?topic=${topic}` : href("/contact");
}

/** What one client says, on the page of testimonials. */
export function testimonialPath(company: string): string {
  return `${href("/testimonials")}#${slugOf(company)}`;
}

/** The case studies, all of them or those of one industry. */
export function caseStudiesPath(industry?: CaseStudyIndustry): string {
  const all = href("/client-success-stories");
  return industry ? `${all}?industry=${slugOf(industry)}` : all;
}
